import { actor } from '@keikka/builders';
import { asiakasCalls, keikkaCalls, matkaCalls, orderMessages, sijaintiCalls } from '@keikka/contracts';
import { keikkaTila, settingType } from '@keikka/domain';
import { encodeReply } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, startOrder } from './order-company.js';

const maker = actor({ personId: 40, asiakasId: company.source, settingTypes: [settingType.asiakasAdmin] });
const NOW = '2026-03-30T09:00:00.000Z';
const ROUNDS = 12;
const NOT_FOUND = { code: 'SIJAINTI.NOT_FOUND' };
const [PAST, COMING, CANCELLED, FIRST] = [1, 2, 3, 10];

describe('a factory that is deleted', () => {
  let service: StartedService;
  beforeAll(async () => {
    const coming = { pumppuAika: '2026-04-04T09:00:00.000Z', betoniSijaintiId: null };
    service = await startOrder({
      keikat: [
        keikka(PAST, { pumppuAika: '2026-03-27T09:00:00.000Z', betoniSijaintiId: null }),
        keikka(COMING, coming),
        keikka(CANCELLED, { ...coming, keikkaTilaId: keikkaTila.peruttu }),
        ...Array.from({ length: ROUNDS }, (_, round) => keikka(FIRST + round, coming)),
      ],
    });
    service.standAt(NOW);
    service.nats.subscribe(asiakasCalls.listLinks.subject, {
      callback: (_, message) => {
        message.respond(encodeReply([{ linkedAsiakasId: company.source, settings: {} }]));
      },
    });
  });
  afterAll(() => service.stop());

  const make = async (sijaintiNimi: string): Promise<number> => {
    const plant = { sijaintiNimi, lat: 60.3, lng: 24.2 };
    return (await service.ask(sijaintiCalls.create, plant, maker)).sijaintiId;
  };
  const remove = (sijaintiId: number, varmenne?: number) =>
    service.ask(sijaintiCalls.delete, { sijaintiId, varmenne }, maker);
  const restore = (sijaintiId: number, varmenne?: number) =>
    service.ask(sijaintiCalls.restore, { sijaintiId, varmenne }, maker);
  const give = async (keikkaId: number, betoniSijaintiId: number | null) =>
    (await service.ask(orderMessages.keikkaSave, { keikkaId, betoniSijaintiId }, actors.handler)).keikkaData;
  const offered = async (): Promise<number[]> => {
    const plants = await service.ask(sijaintiCalls.list, { asiakasId: 0 }, actors.handler);
    return plants.map(({ sijaintiId }) => sijaintiId);
  };
  const way = (of: { sijaintiId: number; keikkaId?: number }) =>
    service.ask(matkaCalls.get, { tyomaaId: company.own, ...of }, actors.handler);

  it('is offered to nobody, not read and not changed; its name stays on what was delivered [O-090]', async () => {
    const sijaintiId = await make('Lakkautettu');
    await give(PAST, sijaintiId);
    await remove(sijaintiId, 1);
    expect(await offered()).toEqual([1]);
    const listed = await service.ask(sijaintiCalls.listAll, {}, maker);
    expect(listed.map((plant) => plant.sijaintiId)).toEqual([1]);
    await expect(service.ask(sijaintiCalls.get, { sijaintiId }, maker)).rejects.toMatchObject(NOT_FOUND);
    const set = service.ask(sijaintiCalls.set, { sijaintiId, osoite1: 'Katu 1' }, maker);
    await expect(set).rejects.toMatchObject(NOT_FOUND);
    await expect(remove(sijaintiId)).rejects.toMatchObject(NOT_FOUND);
    await expect(give(COMING, sijaintiId)).rejects.toMatchObject({ code: 'KEIKKA.UNKNOWN_SIJAINTI' });
    const { keikkaData } = await service.ask(orderMessages.keikkaSave, { keikkaId: PAST }, actors.handler);
    expect(keikkaData).toMatchObject({ betoniSijaintiId: sijaintiId, betoniSijaintiNimi: 'Lakkautettu' });
  });

  it('is looked up on the way of an order that has it, and on no other [O-251]', async () => {
    const sijaintiId = await make('Reitti');
    await give(PAST, sijaintiId);
    await remove(sijaintiId);
    expect(await way({ sijaintiId, keikkaId: PAST })).toMatchObject({ isArvio: true });
    await expect(way({ sijaintiId })).rejects.toMatchObject({ code: 'MATKA.UNKNOWN_SIJAINTI' });
  });

  it('has no order to come; a cancelled one counts for nothing', async () => {
    const sijaintiId = await make('Käytössä');
    await give(COMING, sijaintiId);
    await service.dataSource.query('update keikka_tehdas set betoni_sijainti_id = $1 where keikka_id = $2', [
      sijaintiId,
      CANCELLED,
    ]);
    const IN_USE = { code: 'SIJAINTI.IN_USE', details: { keikkaCount: 1 } };
    await expect(remove(sijaintiId)).rejects.toMatchObject(IN_USE);
    expect(await offered()).toContain(sijaintiId);
    await give(COMING, null);
    await service.dataSource.query('update keikka set pumppu_sijainti_id = $1 where keikka_id = $2', [
      sijaintiId,
      COMING,
    ]);
    await expect(remove(sijaintiId)).rejects.toMatchObject(IN_USE);
    await service.dataSource.query('update keikka set pumppu_sijainti_id = null');
    expect(await remove(sijaintiId)).toEqual({ sijaintiId, varmenne: 2 });
  });

  it('comes back as it was, and is as its deleter saw it', async () => {
    const sijaintiId = await make('Palaava');
    const before = await service.ask(sijaintiCalls.get, { sijaintiId }, maker);
    await service.ask(sijaintiCalls.set, { sijaintiId, sijaintiLyh: 'PAL' }, maker);
    await expect(remove(sijaintiId, 1)).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    await remove(sijaintiId, 2);
    for (const stale of [2, 9])
      await expect(restore(sijaintiId, stale)).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    expect(await restore(sijaintiId, 3)).toEqual({ sijaintiId, varmenne: 4 });
    expect(await restore(sijaintiId)).toEqual({ sijaintiId, varmenne: 4 });
    const after = await service.ask(sijaintiCalls.get, { sijaintiId }, maker);
    expect(after).toEqual({ ...before, sijaintiLyh: 'PAL', varmenne: 4 });
  });

  it('is never on an order to come, whoever comes first', async () => {
    const ends = await Promise.all(
      Array.from({ length: ROUNDS }, async (_, round) => {
        const sijaintiId = await make(`Kilpa ${round}`);
        const [given, removed] = await Promise.allSettled([
          give(FIRST + round, sijaintiId),
          remove(sijaintiId),
        ]);
        return given.status !== removed.status;
      }),
    );
    expect(ends).toEqual(ends.map(() => true));
  });

  it('is not on the copy of an order that has it', async () => {
    const sijaintiId = await make('Kopioitu');
    await give(PAST, sijaintiId);
    await remove(sijaintiId);
    const { keikkaId } = await service.ask(keikkaCalls.copy, { keikkaId: PAST }, actors.handler);
    const { keikkaData } = await service.ask(orderMessages.keikkaSave, { keikkaId }, actors.handler);
    expect(keikkaData).toMatchObject({ betoniSijaintiId: null, betoniSijaintiNimi: '' });
  });
});
