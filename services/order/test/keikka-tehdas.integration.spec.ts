import {
  asiakasCalls,
  orderMessages,
  sijaintiCalls,
  type KeikkaGetAnswer,
  type KeikkaSave,
} from '@keikka/contracts';
import { encodeReply } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { eventually } from '@keikka/testing';
import { actors, company, keikka, startOrder } from './order-company.js';

const OWN = 21;
const STRANGERS = 22;
const DEPOT = 23;

const none = {
  betoniSijaintiId: null,
  betoniSijaintiNimi: '',
  betoniSijaintiLyh: '',
  betoniSijaintiOsoite1: '',
  betoniSijaintiLat: null,
  betoniMatkaM: null,
  betoniMatkaAika: null,
};

describe('the factory of an order', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [1, 2, 3, 4, 5, 6].map((id) => keikka(id, { betoniAsiakasId: company.source })),
    });
    await service.dataSource.query(
      `insert into sijainti (sijainti_id, asiakas_id, sijainti_nimi, sijainti_type_id) values
        ($1, $4, 'Oma', 1), ($2, $5, 'Vieras', 1), ($3, $4, 'Varikko', 2)`,
      [OWN, STRANGERS, DEPOT, company.own, company.stranger],
    );
    service.nats.subscribe(asiakasCalls.listLinks.subject, {
      callback: (_, message) => {
        message.respond(encodeReply([{ linkedAsiakasId: company.source, settings: {} }]));
      },
    });
  });
  afterAll(() => service.stop());

  const save = async (of: KeikkaSave, actor = actors.handler): Promise<KeikkaGetAnswer['keikkaData']> =>
    (await service.ask(orderMessages.keikkaSave, of, actor)).keikkaData;
  const listed = async (asiakasId: number, actor = actors.handler): Promise<number[]> =>
    (await service.ask(sijaintiCalls.list, { asiakasId }, actor)).map(({ sijaintiId }) => sijaintiId);

  it('is one of the factories of the own company or of its suppliers [O-090] [O-250]', async () => {
    expect(await listed(0)).toEqual([1, OWN]);
    expect(await listed(company.source)).toEqual([1]);
    await expect(listed(company.stranger)).rejects.toMatchObject({ code: 'KEIKKA.UNKNOWN_SUPPLIER' });
    await expect(listed(0, actors.driver)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('is copied to the order when it is picked, with the way from it; none clears it [O-128]', async () => {
    await service.dataSource.query('update keikka_tehdas set betoni_matka_m = 5 where keikka_id = 1');
    // A machine that is too busy to find the way in time answers without it; it is known the next time.
    await eventually(async () => {
      expect(await save({ keikkaId: 1, betoniSijaintiId: null })).toMatchObject(none);
      expect(await save({ keikkaId: 1, betoniSijaintiId: 1 })).toMatchObject({
        betoniSijaintiId: 1,
        betoniSijaintiNimi: 'Lohja',
        betoniSijaintiLyh: 'LOH',
        betoniSijaintiOsoite1: 'Tehtaantie 1',
        betoniSijaintiOsoite2: '08100 Lohja',
        betoniSijaintiLat: 60.25,
        betoniSijaintiLng: 24.07,
        betoniMatkaM: 7542,
        betoniMatkaAika: 11,
      });
    });
  });

  it('goes with its maker, and comes with another one', async () => {
    await save({ keikkaId: 2, betoniSijaintiId: 1 });
    expect(await save({ keikkaId: 2, betoniAsiakasId: company.own })).toMatchObject(none);
    expect(await save({ keikkaId: 2, betoniAsiakasId: company.source, betoniSijaintiId: 1 })).toMatchObject({
      betoniSijaintiNimi: 'Lohja',
    });
  });

  it('comes back with its way when another maker is taken back, as the pump does with its depot', async () => {
    const way = { betoniMatkaM: 18_400, betoniMatkaAika: 25, pumppuMatkaM: 7000, pumppuMatkaAika: 12 };
    const made = { betoniAsiakasId: company.source, betoniSijaintiId: 1 };
    const pumped = { pumppuAsiakasId: company.own, pumppuSijaintiId: DEPOT };
    const had = { ...made, ...pumped, ...way };
    expect(await save({ keikkaId: 6, ...had })).toMatchObject(had);
    const lost = await save({ keikkaId: 6, betoniAsiakasId: company.own, pumppuAsiakasId: company.source });
    expect(lost).toMatchObject({
      ...none,
      pumppuSijaintiId: null,
      pumppuMatkaM: null,
      pumppuMatkaAika: null,
    });
    expect(await save({ keikkaId: 6, varmenne: lost.varmenne, ...had })).toMatchObject({
      ...had,
      betoniSijaintiNimi: 'Lohja',
    });
    for (const pumppuSijaintiId of [STRANGERS, 999])
      await expect(save({ keikkaId: 6, pumppuSijaintiId })).rejects.toMatchObject({
        code: 'KEIKKA.UNKNOWN_SIJAINTI',
      });
  });

  it('comes back with its way though another one was stored meanwhile', async () => {
    const had = { betoniSijaintiId: 1, betoniMatkaM: 9000, betoniMatkaAika: 14 };
    await save({ keikkaId: 4, betoniAsiakasId: company.source, ...had });
    const { varmenne } = await save({ keikkaId: 4, betoniSijaintiId: null });
    await save({ keikkaId: 4, varmenne, betoniMatkaM: 18_400, betoniMatkaAika: 25 }, actors.keikkaAdmin);
    expect(await save({ keikkaId: 4, varmenne, ...had })).toMatchObject(had);
  });

  it.each([
    ['of another company', STRANGERS],
    ['of the own company, which does not make this concrete', OWN],
    ['that is a depot', DEPOT],
    ['that is nowhere', 999],
  ])('is not one %s, and nothing is saved', async (_, betoniSijaintiId) => {
    const { varmenne } = await save({ keikkaId: 3, keikkaOtsikko: 'x' });
    await expect(save({ keikkaId: 3, betoniSijaintiId, keikkaOtsikko: 'z' })).rejects.toMatchObject({
      code: 'KEIKKA.UNKNOWN_SIJAINTI',
    });
    expect(await save({ keikkaId: 3, keikkaOtsikko: 'x' })).toMatchObject({ varmenne });
  });

  it('is set alone by a call of its own, which answers what the order says of it [O-250]', async () => {
    const set = (sijaintiId: number | null, actor = actors.handler) =>
      service.ask(sijaintiCalls.saveOnKeikka, { keikkaId: 4, sijaintiId }, actor);
    await set(null);
    expect(await set(1)).toMatchObject({ betoniSijaintiNimi: 'Lohja', betoniMatkaM: 7542 });
    await expect(set(1, actors.stranger)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
  });

  it('and its maker, picked by two at once, are asked about together', async () => {
    const { varmenne } = await save({ keikkaId: 5, betoniSijaintiId: null });
    await save({ keikkaId: 5, varmenne, betoniAsiakasId: company.own }, actors.keikkaAdmin);
    await expect(save({ keikkaId: 5, varmenne, betoniSijaintiId: 1 })).rejects.toMatchObject({
      code: 'SAVE.CONFLICT',
    });
  });
});
