import {
  keikkaCalls,
  kuskiCalls,
  personCalls,
  type KeikkaKuskit,
  type KeikkaKuskiOfDay,
  type KuskiOfDay,
} from '@keikka/contracts';
import { COMPETITOR_ASIAKAS_ID, today } from './facts.js';
import type { Suite } from './suite.js';

export function kuskitContract(suite: Suite): void {
  describe('a driver of an order', () => {
    let keikkaId: number;
    beforeAll(async () => {
      ({ keikkaId } = await suite.ownKeikka());
    });

    const load = async (): Promise<KeikkaKuskiOfDay[]> => {
      const { body } = await suite.ask('ajojarjestelija', keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 });
      return body.data.keikkaData.kuskit as KeikkaKuskiOfDay[];
    };
    const driversOf = async (caller: 'ajojarjestelija' | 'kilpailija', ownerAsiakasId: number) =>
      (await suite.ask(caller, personCalls.listKuskit, { ownerAsiakasId, yyyymmdd: today })).body
        .data as KuskiOfDay[];

    it('is added and removed, and adding or removing once more changes nothing [O-249]', async () => {
      const before = await load();
      const atWork = (await driversOf('ajojarjestelija', 0)).find(
        ({ pois, personId }) => !pois && !before.some((kuski) => kuski.personId === personId),
      );
      const driver = { keikkaId, personId: atWork?.personId ?? 0 };
      const send = async (call: typeof kuskiCalls.add) => {
        const { status, body } = await suite.ask('ajojarjestelija', call, driver);
        expect([status, body.ok]).toEqual([200, true]);
        return body.data as KeikkaKuskit;
      };
      const added = await send(kuskiCalls.add);
      expect(added.kuskit.map(({ personId }) => personId)).toEqual([
        ...before.map(({ personId }) => personId),
        driver.personId,
      ]);
      expect(await load()).toEqual(added.kuskit);
      expect(await send(kuskiCalls.add)).toEqual(added);

      const removed = await send(kuskiCalls.remove);
      expect(await load()).toEqual(removed.kuskit);
      expect(removed.kuskit.map(({ personId }) => personId)).toEqual(before.map(({ personId }) => personId));
      expect(await send(kuskiCalls.remove)).toEqual(removed);
    });

    it('is nobody of another company', async () => {
      const [stranger] = await driversOf('kilpailija', COMPETITOR_ASIAKAS_ID);
      const answer = await suite.ask('ajojarjestelija', kuskiCalls.add, {
        keikkaId,
        personId: stranger?.personId ?? 0,
      });
      expect([answer.status, answer.body.errorCode]).toEqual([404, 'PERSON.NOT_FOUND']);
    });

    it.each([
      { personId: '7 or 1=1' },
      { personId: 0 },
      { personId: 1.5 },
      { personId: null },
      { personId: [7] },
      { personId: 7, keikkaId: 'x' },
      { personId: 7, varmenne: 'uusi' },
    ])('is refused as %j', async (wrong) => {
      for (const call of [kuskiCalls.add, kuskiCalls.remove]) {
        const answer = await suite.send('ajojarjestelija', call, { keikkaId, ...wrong });
        expect([answer.status, answer.body.errorCode]).toEqual([400, 'REQUEST.INVALID']);
      }
    });
  });
}
