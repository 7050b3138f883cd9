import {
  failureBody,
  keikkaBetoniCalls,
  keikkaCalls,
  keikkaFormCalls,
  orderMessages,
  tarkistusKohteet,
  type Betoni,
  type BetoniFields,
  type KeikkaFields,
  type KeikkaSave,
  type TarkistusKohde,
} from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import type { StartedService } from '@keikka/server/testing';
import { keikat } from '../src/keikka/keikka.record.js';
import { actors, company, keikka, startOrder, vehicle } from './order-company.js';

const ALL = [...tarkistusKohteet];
const without = (...kohteet: TarkistusKohde[]) => ALL.filter((kohde) => !kohteet.includes(kohde));

describe('a copied order', () => {
  let service: StartedService;
  let keikkaId: number;
  beforeAll(async () => {
    service = await startOrder({ keikat: [keikka(1)] });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    ({ keikkaId } = await copy(1));
  });

  const copy = (of: number) => service.ask(keikkaCalls.copy, { keikkaId: of }, actors.handler);
  const load = async () => {
    const of = { keikkaId, ownerAsiakasId: 0 };
    return (await service.ask(orderMessages.keikkaGet, of, actors.handler)).keikkaData;
  };
  const left = async () => (await load()).tarkistettavat;
  const setTila = (keikkaTilaId: number, varmenne?: number) =>
    service.ask(keikkaCalls.saveTila, { keikkaId, keikkaTilaId, varmenne }, actors.handler);
  const move = (place: object) =>
    service.ask(orderMessages.keikkaMove, { keikkaId, ...place }, actors.handler);
  const confirm = (kohde: TarkistusKohde, varmenne?: number, actor = actors.handler) =>
    service.ask(keikkaFormCalls.confirmTarkistus, { keikkaId, kohde, varmenne }, actor);
  /** Changes declared fields as the saves of lines, site and contacts do, through the order's record. */
  const change = (patch: Partial<KeikkaFields>) =>
    service.transact(actors.handler, async (tx) => {
      await keikat.change(tx, await keikat.lock(tx, keikkaId), patch);
    });
  const changeLines = (of: Partial<BetoniFields>) =>
    service.transact(actors.handler, async (tx) => {
      const row = await keikat.lock(tx, keikkaId);
      const { betonit } = await keikat.stateOf(tx, row);
      await keikat.change(tx, row, { betonit: betonit.map((line) => ({ ...line, ...of })) });
    });

  it('names its original and the six that are to be looked at, for the editor and on the board (R-35)', async () => {
    expect(await load()).toMatchObject({ tarkistettavat: ALL, copiedFromId: 1 });
    const events = await service.events('order.keikka.changed.v1');
    expect(events.at(-1)).toMatchObject({ keikkaId, row: { tarkistettavat: ALL } });
    const of = { keikkaId: 1, ownerAsiakasId: 0 };
    const { keikkaData } = await service.ask(orderMessages.keikkaGet, of, actors.handler);
    expect(keikkaData).toMatchObject({ tarkistettavat: [], copiedFromId: null });
  });

  it('needs no look at what is changed', async () => {
    await move({ vehicleId: vehicle.p2 });
    expect(await left()).toEqual(ALL);
    await move({ pumppuAika: '2025-11-21T08:00:00.000Z' });
    expect(await left()).toEqual(without('paiva'));
    await move({ pumppuKesto: 90 });
    expect(await left()).toEqual(without('paiva', 'aika'));
    const { varmenne } = await load();
    await changeLines({ m3: 5 });
    expect(await left()).toEqual(without('paiva', 'aika', 'maara'));
    await changeLines({ betoniComment: 'Pakkasbetoni' });
    expect(await left()).toEqual(['tyomaa', 'yhteyshenkilo']);
    const comment = { keikkaId, varmenne, keikkaComment: 'Toinen valu' };
    const saved = await service.ask(orderMessages.keikkaSave, comment, actors.handler);
    expect(saved.keikkaData.tarkistettavat).toEqual(['tyomaa', 'yhteyshenkilo']);
    await change({ tyomaaId: company.competitor, yhteyshenkiloNimi: 'Esa' });
    expect(await left()).toEqual(['yhteyshenkilo']);
    await change({ yhteyshenkiloPuhelin: '040 123 4590' });
    expect(await left()).toEqual([]);
    expect(await setTila(keikkaTila.toimitusvalmis)).toMatchObject({ keikkaTilaId: 4 });
  });

  it('has all still to be looked at when it was only put in another place', async () => {
    const place = { vehicleId: vehicle.p2, pumppuAika: '2025-11-21T08:00:00.000Z', pumppuKesto: 90 };
    expect(await move({ ...place, isOfCopy: true })).toMatchObject({ tarkistettavat: ALL });
    await move({ pumppuAika: '2025-11-21T09:00:00.000Z' });
    expect(await left()).toEqual(without('aika'));
  });

  it('takes a confirmation back, also twice, but none of a value that was changed since or of an order that is ready', async () => {
    const takeBack = (kohde: TarkistusKohde, varmenne?: number, actor = actors.handler) =>
      service.ask(keikkaFormCalls.confirmTarkistus, { keikkaId, kohde, isTakenBack: true, varmenne }, actor);
    const { varmenne } = await confirm('maara');
    await confirm('aika');
    expect(await takeBack('maara', varmenne)).toMatchObject({ tarkistettavat: without('aika'), varmenne: 4 });
    expect(await takeBack('maara')).toMatchObject({ tarkistettavat: without('aika'), varmenne: 4 });
    await move({ pumppuKesto: 90 });
    const outdated = { code: 'CHANGE.OUTDATED' };
    await expect(takeBack('aika', 4)).rejects.toMatchObject(outdated);
    await expect(takeBack('aika', undefined, actors.competitor)).rejects.toMatchObject({
      code: 'KEIKKA.NO_ACCESS',
    });
    for (const kohde of ALL) await confirm(kohde);
    await setTila(keikkaTila.toimitusvalmis);
    await expect(takeBack('maara')).rejects.toMatchObject(outdated);
    expect(await left()).toEqual([]);
    const original = { keikkaId: 1, kohde: 'maara', isTakenBack: true } as const;
    await expect(
      service.ask(keikkaFormCalls.confirmTarkistus, original, actors.handler),
    ).rejects.toMatchObject(outdated);
  });

  it('is to be looked at again where the change that made a look needless is taken back', async () => {
    const again = (...kohteet: TarkistusKohde[]) => ({
      taasTarkistettavat: kohteet.map((kohde) => ({ kohde })),
    });
    const save = async (of: Partial<KeikkaSave>) =>
      (await service.ask(orderMessages.keikkaSave, { keikkaId, ...of }, actors.handler)).keikkaData;
    const { tyomaaId, pumppuKesto } = await load();
    await confirm('maara');
    await save({ tyomaaId: null });
    expect(await left()).toEqual(without('maara', 'tyomaa'));
    // It says nothing of what it does not change itself.
    expect(await save({ tyomaaId, ...again('tyomaa', 'maara') })).toMatchObject({
      tyomaaId,
      tarkistettavat: without('maara'),
    });
    await move({ pumppuKesto: pumppuKesto + 30 });
    expect(await left()).toEqual(without('maara', 'aika'));
    expect(await move({ pumppuKesto, ...again('aika', 'tyomaa') })).toMatchObject({
      tarkistettavat: without('maara'),
    });
  });

  it('is to be looked at again where another concrete, a new line or a removed one is taken back', async () => {
    const again = (...kohteet: TarkistusKohde[]) => ({
      taasTarkistettavat: kohteet.map((kohde) => ({ kohde })),
    });
    const { setM3, copy: copyLine, delete: remove, restore } = keikkaBetoniCalls;
    const [{ keikkaBetoniId, m3 }] = (await load()).betonit as [Betoni];
    const amount = (to: number, asked = {}) =>
      service.ask(setM3, { keikkaBetoniId, m3: to, ...asked }, actors.handler);
    expect(await amount(m3 + 1)).toMatchObject({ tarkistettavat: without('maara') });
    expect(await amount(m3 + 1, again('maara'))).toMatchObject({ tarkistettavat: without('maara') });
    // It says nothing of what it does not change itself.
    expect(await amount(m3, again('maara', 'aika'))).toMatchObject({ tarkistettavat: ALL });

    const made = await service.ask(copyLine, { keikkaBetoniId }, actors.handler);
    expect(made.tarkistettavat).toEqual(without('maara', 'betoni'));
    const ofMade = { keikkaBetoniId: made.keikkaBetoniId, ...again('maara', 'betoni') };
    expect(await service.ask(remove, ofMade, actors.handler)).toMatchObject({ tarkistettavat: ALL });

    await service.ask(remove, { keikkaBetoniId }, actors.handler);
    const removed = { keikkaId, keikkaBetoniId, ...again('maara', 'betoni') };
    expect(await service.ask(restore, removed, actors.handler)).toMatchObject({ tarkistettavat: ALL });
    expect(await left()).toEqual(ALL);
  });

  it('is not to be looked at again once it is ready, nor is an order that was never copied', async () => {
    for (const kohde of ALL) await confirm(kohde);
    await setTila(keikkaTila.toimitusvalmis);
    const taasTarkistettavat = [{ kohde: 'tyomaa' as const }];
    for (const id of [keikkaId, 1]) {
      const saved = { keikkaId: id, tyomaaId: null, taasTarkistettavat };
      const { keikkaData } = await service.ask(orderMessages.keikkaSave, saved, actors.handler);
      expect(keikkaData).toMatchObject({ tyomaaId: null, tarkistettavat: [] });
    }
  });

  it.each([4, 5, 9, 100])(
    'is not set to status %i before, and the refusal names what is missing',
    async (tila) => {
      for (const kohde of without('paiva', 'maara')) await confirm(kohde);
      const details = { tarkistettavat: ['paiva', 'maara'] };
      await expect(setTila(tila)).rejects.toMatchObject({ code: 'KEIKKA.UNCHECKED_COPY', details });
      expect((await load()).keikkaTilaId).toBe(keikkaTila.luonnos);
      expect(failureBody('KEIKKA.UNCHECKED_COPY', details)).toMatchObject({
        code: 409,
        error: 'Tarkista ensin: päivä, määrä.',
      });
    },
  );

  it.each([2, 3, 6, 8])('is set to status %i all the same', async (keikkaTilaId) => {
    expect(await setTila(keikkaTilaId)).toMatchObject({ keikkaTilaId });
  });

  it('is ready when each was confirmed; each confirmation is in the history and told', async () => {
    for (const kohde of ALL) await confirm(kohde);
    expect(await left()).toEqual([]);
    const events = await service.events('order.keikka.changed.v1');
    expect(events.at(-1)).toMatchObject({ keikkaId, row: { tarkistettavat: [] } });
    const [first] = await service.dataSource.query(
      `select old_value as old, new_value as now, person_id as "personId" from change_history
       where entity_id = $1 and field_name = 'tarkistettavat' order by change_id`,
      [keikkaId],
    );
    expect(first).toEqual({ old: ALL, now: without('paiva'), personId: actors.handler.personId });
    expect(await setTila(keikkaTila.toimitusvalmis)).toMatchObject({ keikkaTilaId: 4, varmenne: 8 });
    expect(await setTila(keikkaTila.kasittelyssa)).toMatchObject({ keikkaTilaId: 3 });
  });

  it('is confirmed twice as if once, also by two at once', async () => {
    const rows = await Promise.all([confirm('maara', 1), confirm('betoni', 1), confirm('maara', 1)]);
    expect(Math.max(...rows.map(({ varmenne }) => varmenne))).toBe(3);
    expect(await left()).toEqual(without('maara', 'betoni'));
    expect(await confirm('maara')).toMatchObject({ varmenne: 3 });
  });

  it('is not confirmed upon a value that a colleague has changed since, nor upon a version yet to come', async () => {
    await move({ pumppuAika: '2025-11-21T08:00:00.000Z' });
    await expect(confirm('aika', 1)).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    await expect(confirm('tyomaa', 9)).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    await confirm('tyomaa', 1);
    expect(await left()).toEqual(without('paiva', 'tyomaa'));
  });

  it.each([
    ['by another company', 'KEIKKA.NO_ACCESS', 'maara', actors.competitor],
    ['by a source that sees it', 'KEIKKA.NO_ACCESS', 'maara', actors.sourceStaff],
    ['by a driver', 'AUTH.FORBIDDEN', 'maara', actors.driver],
    ['of what nobody has to look at', 'REQUEST.INVALID', 'sää' as TarkistusKohde, actors.handler],
  ] as const)('is not confirmed %s', async (_, code, kohde, actor) => {
    await expect(confirm(kohde, undefined, actor)).rejects.toMatchObject({ code });
    expect(await left()).toEqual(ALL);
  });

  it('keeps what was left when it is deleted and restored, and a copy of it begins anew', async () => {
    await confirm('maara');
    const { varmenne } = await setTila(keikkaTila.poistettu);
    await expect(confirm('aika')).rejects.toMatchObject({ code: 'KEIKKA.REMOVED' });
    await setTila(keikkaTila.luonnos, varmenne);
    expect(await left()).toEqual(without('maara'));
    expect(await copy(keikkaId)).toMatchObject({ tarkistettavat: ALL });
  });
});
