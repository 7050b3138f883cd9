import { tuoteCalls } from '@keikka/contracts';
import { eventually } from '@keikka/testing';
import { COMPETITOR_ASIAKAS_ID } from './facts.js';
import type { Suite } from './suite.js';

export function tuoteContract(suite: Suite): void {
  describe('a product', () => {
    it('is new in the list after its save, though the list is cached [I-143] [I-146]', async () => {
      const names = async () =>
        (
          (await suite.ask('laskutus', tuoteCalls.list, { asiakasId: 0 })).body.data as {
            nimike: string;
          }[]
        ).map(({ nimike }) => nimike);
      await names();
      const saved = await suite.ask('laskutus', tuoteCalls.save, {
        nimike: 'Letkun pesu',
        määräKaava: '{1}',
      });
      const { tuoteId } = saved.body.data as { tuoteId: number };
      await eventually(async () => expect(await names()).toContain('Letkun pesu'));
      await suite.ask('laskutus', tuoteCalls.delete, { tuoteId });
      await eventually(async () => expect(await names()).not.toContain('Letkun pesu'));
    });

    it('of another company is read and edited by a system admin, by nobody else [I-108]', async () => {
      const { data } = (await suite.ask('kilpailija', tuoteCalls.list, { asiakasId: 0 })).body;
      const [{ tuoteId: id, laskuttajaAsiakasId }] = data as [
        { tuoteId: number; laskuttajaAsiakasId: number },
      ];
      expect(laskuttajaAsiakasId).toBe(COMPETITOR_ASIAKAS_ID);
      const read = await suite.ask('jarjestelma', tuoteCalls.get, { tuoteId: id });
      expect([read.status, read.body.data.laskuttajaAsiakasId]).toEqual([200, COMPETITOR_ASIAKAS_ID]);
      const edit = { tuoteId: id, nimike: 'Ylläpidon nimeämä' };
      expect((await suite.ask('jarjestelma', tuoteCalls.save, edit)).status).toBe(200);
      await eventually(async () =>
        expect((await suite.ask('kilpailija', tuoteCalls.get, { tuoteId: id })).body.data.nimike).toBe(
          edit.nimike,
        ),
      );
      for (const caller of ['laskutus', 'yritys'] as const) {
        const foreign = await suite.ask(caller, tuoteCalls.get, { tuoteId: id });
        const missing = await suite.ask(caller, tuoteCalls.get, { tuoteId: 999_999 });
        expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
      }
    });

    it('is made for a company by a system admin who names it, by nobody else [I-108]', async () => {
      const made = { nimike: 'Ylläpidon tekemä', laskuttajaAsiakasId: COMPETITOR_ASIAKAS_ID };
      const refused = await suite.ask('yritys', tuoteCalls.save, made);
      expect([refused.status, refused.body.errorCode]).toEqual([403, 'AUTH.FOREIGN_TENANT']);
      const saved = await suite.ask('jarjestelma', tuoteCalls.save, made);
      expect([saved.status, saved.body.data]).toEqual([200, expect.objectContaining(made)]);
      const { tuoteId } = saved.body.data as { tuoteId: number };
      expect((await suite.ask('kilpailija', tuoteCalls.delete, { tuoteId })).body).toMatchObject({
        ok: true,
      });
    });

    it('is deleted by its own company and by a system admin only [I-143]', async () => {
      for (const caller of ['yritys', 'jarjestelma'] as const) {
        const saved = await suite.ask('laskutus', tuoteCalls.save, { nimike: 'Väliaikainen' });
        const { tuoteId } = saved.body.data as { tuoteId: number };
        expect((await suite.ask('kilpailija', tuoteCalls.delete, { tuoteId })).status).toBe(404);
        expect((await suite.ask(caller, tuoteCalls.delete, { tuoteId })).body).toMatchObject({ ok: true });
      }
    });

    it('has its keys from its own company, whatever company the call names [I-144]', async () => {
      const key = { tuoteId: suite.facts.tuoteId, foreignKeySourceId: 1, foreignKey: 'NV-1' };
      for (const caller of ['laskutus', 'jarjestelma'] as const) {
        const answer = await suite.ask(caller, tuoteCalls.saveForeignKey, {
          ...key,
          asiakasId: COMPETITOR_ASIAKAS_ID,
        });
        expect([answer.status, answer.body.errorCode]).toEqual([403, 'AUTH.FOREIGN_TENANT']);
      }
    });

    it('keeps one key per other system [I-144]', async () => {
      const { tuoteId } = suite.facts;
      const keys = async () => {
        const { data } = (await suite.ask('laskutus', tuoteCalls.get, { tuoteId })).body;
        return (data.foreignKeys as { foreignKeySourceId: number; foreignKey: string }[]).filter(
          ({ foreignKeySourceId }) => foreignKeySourceId === 1,
        );
      };
      for (const foreignKey of ['NV-100', 'NV-200']) {
        const body = { tuoteId, foreignKeySourceId: 1, foreignKey, asiakasId: 0 };
        expect((await suite.ask('laskutus', tuoteCalls.saveForeignKey, body)).body).toMatchObject({
          ok: true,
        });
      }
      await eventually(async () =>
        expect(await keys()).toEqual([expect.objectContaining({ foreignKey: 'NV-200' })]),
      );
    });

    it('has a category of those the service lists [I-145]', async () => {
      const { data } = (await suite.ask('laskutus', tuoteCalls.listCategoryTypes, {})).body;
      expect(data).toContainEqual({
        tuoteCatTypeId: expect.any(Number),
        tuoteCatTypeName: expect.any(String),
      });
    });

    it('that stands on an invoice is not deleted [I-088]', async () => {
      const { tuoteId } = suite.facts;
      const { status, body } = await suite.ask('laskutus', tuoteCalls.delete, { tuoteId });
      expect([status, body.error]).toEqual([
        409,
        'Tuote on lisätty yhdelle tai useammalle laskulle ja sitä ei voida poistaa',
      ]);
    });
  });
}
