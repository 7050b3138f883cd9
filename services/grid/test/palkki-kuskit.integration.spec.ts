import { gridMessages, palkkiCalls, type GridPalkki, type PalkkiSave } from '@keikka/contracts';
import { decodeLines } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { PalkkiVisibility } from '../src/palkki/palkki.entity.js';
import {
  admin,
  day,
  driver,
  handler,
  OWN,
  palkki,
  PARTNER,
  partnerHandler,
  persons,
  rivalHandler,
  startGrid,
} from './grid-company.js';

describe('the drivers of a palkki', () => {
  let grid: StartedService;

  beforeAll(async () => {
    grid = await startGrid();
  });
  afterAll(() => grid.stop());
  beforeEach(() => grid.dataSource.query('truncate palkki, outbox, idempotency cascade'));

  const save = (changes: Partial<PalkkiSave> = {}, actor = handler): Promise<GridPalkki> =>
    grid.ask(gridMessages.palkkiSave, palkki(changes), actor);
  const set = (palkkiId: number, personId: number, actor = handler, varmenne?: number): Promise<GridPalkki> =>
    grid.ask(palkkiCalls.setPerson, { palkkiId, personId, varmenne }, actor);
  const remove = (palkkiId: number, personId: number, actor = handler): Promise<GridPalkki> =>
    grid.ask(palkkiCalls.removePerson, { palkkiId, personId }, actor);
  const list = (palkkiId: number, actor = handler) =>
    grid.ask(palkkiCalls.listPersons, { ownerAsiakasId: actor.asiakasId, palkkiId }, actor);
  const idsOf = (kuskit: readonly { personId: number }[]): number[] => kuskit.map(({ personId }) => personId);
  const share = (palkkiId: number): Promise<unknown> =>
    grid.dataSource.manager.insert(PalkkiVisibility, { palkkiId, asiakasId: PARTNER });
  const changes = () => grid.events('grid.palkki.changed.v1');

  it('are set and removed one by one, and listed [G-223] [G-224]', async () => {
    const { palkkiId } = await save();
    const one = await set(palkkiId, persons.driver);
    expect([idsOf(one.kuskit), one.varmenne]).toEqual([[persons.driver], 2]);
    await set(palkkiId, persons.other);
    expect(await list(palkkiId)).toEqual([
      expect.objectContaining({ personId: persons.driver, personLastName: 'Kuski 11' }),
      expect.objectContaining({ personId: persons.other }),
    ]);
    const left = await remove(palkkiId, persons.driver);
    expect(idsOf(left.kuskit)).toEqual([persons.other]);
    expect(idsOf(await list(palkkiId))).toEqual([persons.other]);
  });

  it('are a change of the palkki for its history, and an event for the boards', async () => {
    const { palkkiId } = await save();
    const after = await set(palkkiId, persons.driver);
    expect((await changes()).at(-1)).toEqual({
      palkkiId,
      ownerAsiakasId: OWN,
      visibleTo: [OWN],
      days: ['20261120'],
      vehicleIds: [1],
      row: after,
    });
    expect(
      await grid.dataSource.query(
        `select old_value as "was", new_value as "is", person_id as "by" from change_history where field_name = 'kuskit' and entity_id = $1`,
        [palkkiId],
      ),
    ).toEqual([{ was: [], is: [persons.driver], by: handler.personId }]);
  });

  it('stay as they are when the call is sent again, and nobody is told', async () => {
    const { palkkiId } = await save();
    const first = await set(palkkiId, persons.driver);
    expect(await set(palkkiId, persons.driver)).toEqual(first);
    expect(await remove(palkkiId, persons.other)).toEqual(first);
    expect(await changes()).toHaveLength(2);
  });

  it.each([
    ['another company’s', persons.partners, 'PERSON.NOT_FOUND'],
    ['an unknown person', 999, 'PERSON.NOT_FOUND'],
    ['who has left', persons.left, 'PERSON.NOT_FOUND'],
    ['who is no driver', persons.office, 'PERSON.NOT_DRIVER'],
    ['who is away on its day', persons.away, 'PERSON.AWAY'],
  ])('are drivers of the own company at work: %s is refused', async (_, personId, code) => {
    const { palkkiId } = await save();
    await expect(set(palkkiId, personId)).rejects.toMatchObject({ code });
    expect(await list(palkkiId)).toEqual([]);
  });

  it('come back by whoever has had the palkki, also when away by now, so that a removal can be undone', async () => {
    const { palkkiId } = await save();
    await grid.dataSource.query('insert into palkki_kuski values ($1, $2)', [palkkiId, persons.away]);
    await remove(palkkiId, persons.away);
    expect(idsOf((await set(palkkiId, persons.away)).kuskit)).toEqual([persons.away]);
  });

  it('are not changed upon a version in which others have changed them since', async () => {
    const { palkkiId } = await save();
    await save({ palkkiId, keikkaComment: 'muu' });
    await set(palkkiId, persons.driver, handler, 1);
    await expect(set(palkkiId, persons.other, handler, 2)).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
  });

  it('are changed by who may change the palkki alone [G-223]', async () => {
    const { palkkiId } = await save();
    await share(palkkiId);
    const refused: [typeof handler, string][] = [
      [driver, 'AUTH.FORBIDDEN'],
      [partnerHandler, 'AUTH.FOREIGN_TENANT'],
      [rivalHandler, 'PALKKI.NOT_FOUND'],
    ];
    for (const [actor, code] of refused) {
      await expect(set(palkkiId, persons.driver, actor)).rejects.toMatchObject({ code });
      await expect(remove(palkkiId, persons.driver, actor)).rejects.toMatchObject({ code });
    }
    const invoice = await save({ grid_palkkiTypeId: 16 }, admin);
    const restricted = { code: 'PALKKI.TYPE_RESTRICTED' };
    await expect(set(invoice.palkkiId, persons.driver)).rejects.toMatchObject(restricted);
    await grid.ask(palkkiCalls.delete, { palkkiId }, handler);
    await expect(set(palkkiId, persons.driver)).rejects.toMatchObject({ code: 'PALKKI.NOT_FOUND' });
  });

  it('are told to no other company, in a list, alone, on its board or by an event (R-96)', async () => {
    const { palkkiId } = await save({ keikkaId: 7, sourceAsiakasId: 20 });
    await share(palkkiId);
    const own = await set(palkkiId, persons.driver);
    const seen = { ...own, kuskit: [], keikkaId: null, sourceAsiakasId: null };
    expect(await list(palkkiId, partnerHandler)).toEqual([]);
    await expect(list(palkkiId, rivalHandler)).rejects.toMatchObject({ code: 'PALKKI.NOT_FOUND' });
    expect(await grid.ask(palkkiCalls.get, { palkkiId }, partnerHandler)).toEqual(seen);
    const inWindow = { ...day, sourceAsiakasId: 0 };
    expect(await grid.ask(gridMessages.palkkiList, inWindow, partnerHandler)).toEqual([seen]);
    const lines = decodeLines(await grid.askBytes(gridMessages.palkkiListForGrid, day, partnerHandler));
    expect(JSON.parse(String(lines.get('1')?.[0]))).toEqual(seen);
    expect((await changes()).slice(-2)).toEqual([
      expect.objectContaining({ visibleTo: [OWN], row: own }),
      expect.objectContaining({ visibleTo: [PARTNER], row: seen }),
    ]);
  });
});
