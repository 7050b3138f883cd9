import { asiakasCalls, matkaCalls, orderMessages, type InputOf } from '@keikka/contracts';
import { encodeReply } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, startOrder } from './order-company.js';

const SECOND = 2;
const STRANGERS = 22;

describe('who makes the concrete of an order, with the way from there', () => {
  let service: StartedService;
  beforeAll(async () => {
    service = await startOrder({ keikat: [1, 2, 3, 4, 5].map((id) => keikka(id)) });
    await service.dataSource.query(
      `insert into sijainti (sijainti_id, asiakas_id, sijainti_nimi, sijainti_type_id) values
        ($1, $2, 'Vihti', 1), ($3, $4, 'Vieras', 1)`,
      [SECOND, company.source, STRANGERS, company.stranger],
    );
    service.nats.subscribe(asiakasCalls.listLinks.subject, {
      callback: (_, message) => {
        message.respond(encodeReply([{ linkedAsiakasId: company.source, settings: {} }]));
      },
    });
  });
  afterAll(() => service.stop());

  type Save = InputOf<typeof matkaCalls.saveBetoniToimittaja>;
  const save = (keikkaId: number, change: Partial<Save> = {}, actor = actors.handler) =>
    service.ask(
      matkaCalls.saveBetoniToimittaja,
      {
        keikkaId,
        betoniAsiakasId: company.source,
        sijaintiId: 1,
        matkaM: 12_345,
        matkaAika: 22,
        ...change,
      },
      actor,
    );
  const read = async (keikkaId: number) => {
    const { keikkaData } = await service.ask(orderMessages.keikkaSave, { keikkaId }, actors.handler);
    return keikkaData;
  };

  it('is saved, and the order has it then [O-251]', async () => {
    const saved = await save(1);
    const way = {
      betoniAsiakasId: company.source,
      betoniSijaintiId: 1,
      betoniMatkaM: 12_345,
      betoniMatkaAika: 22,
    };
    expect(saved).toMatchObject({ ...way, betoniSijaintiNimi: 'Lohja' });
    expect(await read(1)).toMatchObject({ ...way, varmenne: saved.varmenne });
  });

  it.each([
    [{ matkaM: -1 }, 'KEIKKA.INVALID_MATKA'],
    [{ matkaM: 1_000_001 }, 'KEIKKA.INVALID_MATKA'],
    [{ matkaAika: -1 }, 'KEIKKA.INVALID_AJOAIKA'],
    [{ matkaAika: 1441 }, 'KEIKKA.INVALID_AJOAIKA'],
    [{ matkaM: '<b>1</b>' as unknown as number }, 'REQUEST.INVALID'],
    [{ sijaintiId: STRANGERS }, 'KEIKKA.UNKNOWN_SIJAINTI'],
    [{ betoniAsiakasId: company.stranger, sijaintiId: STRANGERS }, 'KEIKKA.UNKNOWN_SUPPLIER'],
    [{ keikkaId: 999 }, 'KEIKKA.NOT_FOUND'],
    [{ varmenne: 99 }, 'CHANGE.OUTDATED'],
  ])('is not saved with %j: %s [O-160]', async (change, code) => {
    const before = await read(3);
    await expect(save(3, change)).rejects.toMatchObject({ code });
    expect(await read(3)).toEqual(before);
  });

  it('takes the limits themselves [O-160]', async () => {
    const most = { matkaM: 1_000_000, matkaAika: 1440 };
    expect(await save(4, most)).toMatchObject({ betoniMatkaM: 1_000_000, betoniMatkaAika: 1440 });
    expect(await save(4, { matkaM: 0, matkaAika: 0 })).toMatchObject({ betoniMatkaM: 0, betoniMatkaAika: 0 });
  });

  it('keeps the decimals of the minutes (R-74)', async () => {
    expect(await save(4, { matkaAika: 21.6 })).toMatchObject({ betoniMatkaAika: 21.6 });
    expect(await read(4)).toMatchObject({ betoniMatkaAika: 21.6 });
  });

  it('is saved by those who may edit the order alone', async () => {
    for (const actor of [actors.stranger, actors.driver, actors.competitor])
      await expect(save(5, {}, actor)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
  });

  it('is asked about when two saved other ways', async () => {
    const { varmenne } = await save(5);
    await save(5, { matkaM: 20_000, varmenne }, actors.keikkaAdmin);
    await expect(save(5, { matkaM: 30_000, varmenne })).rejects.toMatchObject({ code: 'SAVE.CONFLICT' });
  });
});
