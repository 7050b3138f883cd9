import {
  asiakasCalls,
  orderMessages,
  vehicleCalls,
  type KeikkaGetAnswer,
  type KeikkaSave,
} from '@keikka/contracts';
import { encodeReply } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, person, startOrder } from './order-company.js';

describe('saving an order', () => {
  let service: StartedService;
  let asked = 0;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [
        ...[1, 2, 3, 4, 5, 6].map((id) => keikka(id)),
        keikka(7, { keikkaTilaId: 1 }),
        keikka(8, { keikkaTilaId: 3 }),
        keikka(9, { keikkaTilaId: 10 }),
      ],
      auths: [{ kind: 'tyomaa', id: company.own, personId: person.competitor, level: 'write' }],
    });
    service.nats.subscribe(vehicleCalls.listTypes.subject, {
      callback: (_, message) => {
        asked++;
        message.respond(encodeReply([2, 3].map((vehicleTypeId) => ({ vehicleTypeId }))));
      },
    });
    service.nats.subscribe(asiakasCalls.listLinks.subject, {
      callback: (_, message) => {
        message.respond(
          encodeReply([{ linkedAsiakasId: company.source }, { linkedAsiakasId: company.pumpPartner }]),
        );
      },
    });
  });
  afterAll(() => service.stop());

  type Answer = Omit<KeikkaGetAnswer, 'palkit'>;
  const save = (of: KeikkaSave, actor = actors.handler): Promise<Answer> =>
    service.ask(orderMessages.keikkaSave, of, actor);
  const load = (keikkaId: number): Promise<Answer> =>
    service.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId: 0 }, actors.handler);
  const historyOf = (keikkaId: number): Promise<{ field: string; now: unknown; varmenne: number }[]> =>
    service.dataSource.query(
      `select field_name as field, new_value as now, varmenne from change_history
        where entity_type = 'keikka' and entity_id = $1 order by varmenne, field_name`,
      [keikkaId],
    );

  it('answers the whole order with what was saved and the next token [O-112]', async () => {
    const { varmenne, keikkaOtsikko } = (await load(1)).keikkaData;
    const answer = await save({
      keikkaId: 1,
      varmenne,
      keikkaComment: 'Portti B',
      keikkaAjoOhje: 'Oikealle',
    });
    expect(answer.keikkaData).toMatchObject({
      keikkaComment: 'Portti B',
      keikkaAjoOhje: 'Oikealle',
      keikkaOtsikko,
      varmenne: varmenne + 1,
    });
    expect(answer).toEqual(await load(1));
    expect(await historyOf(1)).toEqual([
      { field: 'keikkaAjoOhje', now: 'Oikealle', varmenne: varmenne + 1 },
      { field: 'keikkaComment', now: 'Portti B', varmenne: varmenne + 1 },
    ]);
  });

  it('changes nothing when what is saved stands already', async () => {
    const { varmenne, keikkaComment } = (await load(2)).keikkaData;
    const { keikkaData } = await save({ keikkaId: 2, varmenne, keikkaComment });
    expect([keikkaData.varmenne, await historyOf(2)]).toEqual([varmenne, []]);
  });

  it('merges fields that two persons changed, and asks about the one that both did', async () => {
    const { varmenne } = (await load(3)).keikkaData;
    await save({ keikkaId: 3, varmenne, keikkaComment: 'Hänen' }, actors.keikkaAdmin);
    const merged = await save({ keikkaId: 3, varmenne, keikkaAjoOhje: 'Minun' });
    expect(merged.keikkaData).toMatchObject({ keikkaComment: 'Hänen', keikkaAjoOhje: 'Minun' });

    await expect(save({ keikkaId: 3, varmenne, keikkaComment: 'Minun' })).rejects.toMatchObject({
      code: 'SAVE.CONFLICT',
      details: { conflicts: [{ field: 'keikkaComment', mine: 'Minun', theirs: 'Hänen' }] },
    });
    expect((await load(3)).keikkaData.varmenne).toBe(varmenne + 2);
  });

  it('refuses a token that the order has not reached', async () => {
    const { varmenne } = (await load(4)).keikkaData;
    await expect(save({ keikkaId: 4, varmenne: varmenne + 1, keikkaComment: 'x' })).rejects.toMatchObject({
      code: 'CHANGE.OUTDATED',
    });
  });

  it.each([
    ['a driver', actors.driver, 5],
    ['staff of the source', actors.sourceStaff, 5],
    ['a competitor', actors.competitor, 5],
    ['a writer of the site, once the order is no draft', actors.competitor, 8],
  ])('is not for %s [O-241]', async (_who, actor, keikkaId) => {
    await expect(save({ keikkaId, keikkaComment: 'x' }, actor)).rejects.toMatchObject({
      code: 'KEIKKA.NO_ACCESS',
    });
    expect(await historyOf(keikkaId)).toEqual([]);
  });

  it('is for a writer of the site while the order is a draft, who sees the order and may not plan it [O-241]', async () => {
    const { access, keikkaData } = await save(
      { keikkaId: 7, keikkaComment: 'Tulkaa ajoissa' },
      actors.competitor,
    );
    expect(access).toEqual({ read: true, edit: true, plan: false, prices: false });
    expect(keikkaData.keikkaComment).toBe('Tulkaa ajoissa');
  });

  it('takes a vehicle type that there is, and asks about it only when it changes', async () => {
    const answer = await save({ keikkaId: 6, vehicleTypeId: 2, pumppuPuomi: 24.1, tyhjänäTyömaalle: false });
    expect(answer.keikkaData).toMatchObject({ vehicleTypeId: 2, pumppuPuomi: 24.1, tyhjänäTyömaalle: false });
    await expect(save({ keikkaId: 6, vehicleTypeId: 77 })).rejects.toMatchObject({
      code: 'KEIKKA.UNKNOWN_VEHICLE_TYPE',
    });
    await save({ keikkaId: 6, vehicleTypeId: 2 });
    expect(asked).toBe(2);
  });

  it('takes a supplier of the company, and what belongs to the one before goes', async () => {
    await service.dataSource.query(
      'update keikka set pumppu_sijainti_id = 5, pumppu_matka_m = 12000, pumppu_matka_aika = 20 where keikka_id = 5',
    );
    const { keikkaData } = await save({ keikkaId: 5, pumppuAsiakasId: company.pumpPartner });
    expect(keikkaData).toMatchObject({
      pumppuAsiakasId: company.pumpPartner,
      pumppuAsiakasNimi: expect.stringMatching(/./) as string,
      pumppuSijaintiId: null,
      pumppuMatkaM: null,
      pumppuMatkaAika: null,
    });
    const own = await save({ keikkaId: 5, betoniAsiakasId: company.source, pumppuAsiakasId: company.own });
    expect(own.keikkaData).toMatchObject({ betoniAsiakasId: company.source, pumppuAsiakasId: company.own });
    const none = await save({ keikkaId: 5, betoniAsiakasId: null });
    expect(none.keikkaData).toMatchObject({ betoniAsiakasId: null, betoniAsiakasNimi: '' });
  });

  it.each([
    ['concrete maker', { betoniAsiakasId: company.competitor }],
    ['pump supplier', { pumppuAsiakasId: company.stranger }],
  ])('refuses a %s that is none of the company’s, and saves nothing', async (_what, supplier) => {
    const before = await historyOf(4);
    await expect(save({ keikkaId: 4, keikkaOtsikko: 'x', ...supplier })).rejects.toMatchObject({
      code: 'KEIKKA.UNKNOWN_SUPPLIER',
    });
    expect(await historyOf(4)).toEqual(before);
  });

  it('refuses an order that a colleague deleted', async () => {
    await expect(save({ keikkaId: 9, keikkaComment: 'x' })).rejects.toMatchObject({ code: 'KEIKKA.REMOVED' });
  });
});
