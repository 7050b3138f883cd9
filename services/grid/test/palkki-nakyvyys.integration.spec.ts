import {
  gridMessages,
  palkkiCalls,
  type GridPalkki,
  type PalkkiNakyvyys,
  type PalkkiSave,
} from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import {
  admin,
  day,
  driver,
  handler,
  known,
  OWN,
  palkki,
  PARTNER,
  partnerHandler,
  persons,
  RIVAL,
  rivalHandler,
  startGrid,
} from './grid-company.js';

describe('the companies that see a palkki', () => {
  let grid: StartedService;

  beforeAll(async () => {
    grid = await startGrid();
  });
  afterAll(() => grid.stop());
  beforeEach(() => grid.dataSource.query('truncate palkki, outbox, idempotency cascade'));

  const save = (changes: Partial<PalkkiSave> = {}, actor = handler): Promise<GridPalkki> =>
    grid.ask(gridMessages.palkkiSave, palkki(changes), actor);
  const add = (palkkiId: number, asiakasId = PARTNER, actor = handler): Promise<PalkkiNakyvyys[]> =>
    grid.ask(palkkiCalls.addNakyvyys, { palkkiId, asiakasId }, actor);
  const remove = (palkkiId: number, asiakasId = PARTNER, actor = handler): Promise<PalkkiNakyvyys[]> =>
    grid.ask(palkkiCalls.deleteNakyvyys, { palkkiId, asiakasId }, actor);
  const list = (palkkiId: number, actor = handler): Promise<PalkkiNakyvyys[]> =>
    grid.ask(palkkiCalls.listNakyvyys, { palkkiId }, actor);
  const seenBy = async (actor: typeof handler): Promise<number[]> =>
    (await grid.ask(gridMessages.palkkiList, { ...day, sourceAsiakasId: 0 }, actor)).map(
      ({ palkkiId }) => palkkiId,
    );
  const changes = () => grid.events('grid.palkki.changed.v1');

  it('are added, each once, listed by name, and see it [G-107] [G-225] [G-226]', async () => {
    const { palkkiId } = await save();
    const shown = { asiakasId: PARTNER, asiakasNimi: 'Yritys 2 Oy', grid_palkki_id: palkkiId };
    expect(await add(palkkiId)).toEqual([shown]);
    expect(await add(palkkiId)).toEqual([shown]);
    const source = { asiakasId: known.source, asiakasNimi: 'Yritys 20 Oy', grid_palkki_id: palkkiId };
    expect(await add(palkkiId, known.source)).toEqual([shown, source]);
    expect(await list(palkkiId)).toEqual([shown, source]);
    expect(await seenBy(partnerHandler)).toEqual([palkkiId]);
  });

  it('are taken away, and see it at once no more [G-227]', async () => {
    const { palkkiId } = await save();
    await add(palkkiId);
    expect(await remove(palkkiId)).toEqual([]);
    expect(await remove(palkkiId)).toEqual([]);
    expect(await seenBy(partnerHandler)).toEqual([]);
    await expect(grid.ask(palkkiCalls.get, { palkkiId }, partnerHandler)).rejects.toMatchObject({
      code: 'PALKKI.NOT_FOUND',
    });
  });

  it('are told on their boards that it comes, without its drivers, and that it is gone (R-96)', async () => {
    const { palkkiId } = await save();
    await grid.ask(palkkiCalls.setPerson, { palkkiId, personId: persons.driver }, handler);
    await add(palkkiId);
    const own = await grid.ask(palkkiCalls.get, { palkkiId }, handler);
    const seen = await grid.ask(palkkiCalls.get, { palkkiId }, partnerHandler);
    expect([own.kuskit.length, seen.kuskit, own.varmenne]).toEqual([1, [], 3]);
    const place = { palkkiId, ownerAsiakasId: OWN, days: ['20261120'], vehicleIds: [1] };
    expect((await changes()).slice(2)).toEqual([
      { ...place, visibleTo: [OWN], row: own },
      { ...place, visibleTo: [PARTNER], row: seen },
    ]);
    await remove(palkkiId);
    expect((await changes()).slice(4)).toEqual([
      { ...place, visibleTo: [PARTNER], row: null },
      { ...place, visibleTo: [OWN], row: { ...own, varmenne: 4 } },
    ]);
  });

  it('do not see it while it is private, and are not told when they are taken away then [G-295]', async () => {
    const { palkkiId } = await save({ grid_palkkiTypeId: 8 });
    await add(palkkiId);
    expect(await seenBy(partnerHandler)).toEqual([]);
    await remove(palkkiId);
    expect((await changes()).map(({ visibleTo }) => visibleTo)).toEqual([[OWN], [OWN], [OWN]]);
  });

  it('are a change in its history', async () => {
    const { palkkiId } = await save();
    await add(palkkiId);
    expect(
      await grid.dataSource.query(
        `select old_value as "was", new_value as "is" from change_history where field_name = 'nakyvyys' and entity_id = $1`,
        [palkkiId],
      ),
    ).toEqual([{ was: [], is: [PARTNER] }]);
  });

  it('come with its drivers to a copy, and back with a palkki that was deleted and is made again [G-264]', async () => {
    const { palkkiId } = await save();
    await grid.ask(palkkiCalls.setPerson, { palkkiId, personId: persons.driver }, handler);
    await add(palkkiId);
    const peopleOf = async ({ palkkiId: id, kuskit }: GridPalkki): Promise<number[][]> => [
      kuskit.map(({ personId }) => personId),
      (await list(id)).map(({ asiakasId }) => asiakasId),
    ];
    const people = [[persons.driver], [PARTNER]];
    expect(await peopleOf(await grid.ask(gridMessages.palkkiCopy, { palkkiId }, handler))).toEqual(people);
    await grid.ask(palkkiCalls.delete, { palkkiId }, handler);
    const again = await save({ fromPalkkiId: palkkiId });
    expect(await peopleOf(again)).toEqual(people);
    expect(await seenBy(partnerHandler)).toContain(again.palkkiId);
    const ofPartner = save({ vehicleId: 2, fromPalkkiId: palkkiId }, partnerHandler);
    await expect(ofPartner).rejects.toMatchObject({ code: 'PALKKI.NOT_FOUND' });
  });

  it.each([
    ['a company that the own one does not know', RIVAL],
    ['the own company', OWN],
    ['no company', 999],
  ])('are customers and partners: %s is refused [G-226]', async (_, asiakasId) => {
    const { palkkiId } = await save();
    await expect(add(palkkiId, asiakasId)).rejects.toMatchObject({ code: 'PALKKI.UNKNOWN_COMPANY' });
    expect(await list(palkkiId)).toEqual([]);
  });

  it('are changed by who may change the palkki alone, and known to its owner alone', async () => {
    const { palkkiId } = await save();
    await add(palkkiId);
    const refused: [typeof handler, string][] = [
      [partnerHandler, 'AUTH.FOREIGN_TENANT'],
      [rivalHandler, 'PALKKI.NOT_FOUND'],
    ];
    for (const [actor, code] of refused) {
      await expect(remove(palkkiId, PARTNER, actor)).rejects.toMatchObject({ code });
      await expect(list(palkkiId, actor)).rejects.toMatchObject({ code });
    }
    for (const attempt of [add, remove])
      await expect(attempt(palkkiId, PARTNER, driver)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    const invoice = await save({ grid_palkkiTypeId: 16 }, admin);
    await expect(add(invoice.palkkiId)).rejects.toMatchObject({ code: 'PALKKI.TYPE_RESTRICTED' });
  });
});
