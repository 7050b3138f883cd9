import { matti, liisa, startTilaukset, type Tilaukset } from './record-fixture.js';

type Line = Readonly<Record<string, unknown>>;

describe('a save of single lines', () => {
  let of: Tilaukset;
  let tilausId: number;
  let betoniId: number;

  beforeAll(async () => {
    of = await startTilaukset();
  });
  afterAll(() => of.stop());
  beforeEach(async () => {
    tilausId = await of.as(matti, (tx) =>
      of.tilaukset.make(
        tx,
        { ownerAsiakasId: 1, tehdasNimi: '' },
        {
          otsikko: 'Laatta',
          hinta: null,
          alkaa: '2026-11-20T07:00:00.000Z',
          tyomaaId: 1,
          osoite: '',
          tehdasId: 4,
          betonit: [{ m3: '12', lujuus: 'C30/37' }],
          laitteet: [],
        },
      ),
    );
    betoniId = (await of.linesOf(tilausId))[0]!.betoniId;
  });

  const save = (who: typeof matti, seen: number, linesOf: (lines: readonly Line[]) => readonly Line[]) =>
    of.as(who, async (tx) => {
      const row = await of.tilaukset.lock(tx, tilausId);
      await of.tilaukset.change(tx, row, await of.tilaukset.mergedLines(tx, row, 'betonit', linesOf, seen));
    });
  const changed =
    (changes: Line) =>
    (lines: readonly Line[]): Line[] =>
      lines.map((line) => ({ betoniId: line.betoniId, ...(line.betoniId === betoniId && changes) }));
  const stored = async (): Promise<unknown[]> =>
    (await of.linesOf(tilausId)).map(({ m3, lujuus }) => [Number(m3), lujuus]);

  it('leaves the lines that others have made, and the other fields of the same line', async () => {
    await save(liisa, 1, (lines) => [...lines, { m3: '3', lujuus: 'C25/30' }]);
    await save(liisa, 2, changed({ lujuus: 'C35/45' }));
    await save(matti, 1, changed({ m3: '14' }));
    expect(await stored()).toEqual([
      [14, 'C35/45'],
      [3, 'C25/30'],
    ]);
  });

  it('is in conflict where both changed the same field, and where one removed the line', async () => {
    await save(liisa, 1, changed({ m3: '13' }));
    await expect(save(matti, 1, changed({ m3: '14' }))).rejects.toMatchObject({
      code: 'SAVE.CONFLICT',
      details: { conflicts: [{ field: `betonit/${betoniId}/m3`, base: '12', mine: '14', theirs: '13' }] },
    });
    const isOther = ({ betoniId: id }: Line): boolean => id !== betoniId;
    await expect(save(matti, 1, (lines) => lines.filter(isOther))).rejects.toMatchObject({
      code: 'SAVE.CONFLICT',
    });
    await save(matti, 2, (lines) => lines.filter(isOther));
    await expect(save(liisa, 2, changed({ m3: '15' }))).rejects.toMatchObject({ code: 'SAVE.CONFLICT' });
    expect(await stored()).toEqual([]);
  });

  it('takes a removal of what is removed already', async () => {
    const none = (): Line[] => [];
    await save(liisa, 1, none);
    await save(matti, 1, none);
    expect(await stored()).toEqual([]);
  });
});
