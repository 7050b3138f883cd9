import { eventually } from '@keikka/testing';
import { OutboxRow } from '../../src/persistence/server-tables.entity.js';
import {
  liisa,
  matti,
  startTilaukset,
  type Tilaukset,
  type Tilaus,
  type TilausSave,
} from './record-fixture.js';

const SEVEN = '2026-11-20T07:00:00.000Z';
const EIGHT = '2026-11-20T08:00:00.000Z';

/** A new one, lists apart. */
const plain = {
  otsikko: 'Laatta',
  hinta: null,
  alkaa: SEVEN,
  tyomaaId: 1,
  osoite: 'Kuja 1',
  tehdasId: 4,
  laitteet: [],
};

describe('a versioned record (A-7)', () => {
  let of: Tilaukset;
  /** The record that each test begins with, and its two lines. */
  let tilausId: number;
  let first: number;
  let second: number;

  beforeAll(async () => {
    of = await startTilaukset();
  });
  afterAll(() => of.stop());
  beforeEach(async () => {
    of.clock.set('2026-11-20T05:00:00.000Z');
    tilausId = await make();
    [first, second] = (await linesOf()).map(({ betoniId }) => betoniId) as [number, number];
    of.told.length = 0;
  });

  const line = (m3: string, lujuus = 'C30/37') => ({ m3, lujuus });
  const make = (): Promise<number> =>
    of.as(matti, (tx) => {
      const state = { ...plain, betonit: [line('12'), line('5')] };
      return of.tilaukset.make(tx, { ownerAsiakasId: 1, tehdasNimi: 'Kivikko' }, state);
    });
  const rowOf = () => of.rowOf(tilausId);
  const linesOf = () => of.linesOf(tilausId);
  const inWords = () => of.linesInWords(tilausId);
  const history = (since = 1) => of.history(tilausId, since);
  const conflictOf = async (save: TilausSave, seen: number): Promise<unknown> => {
    const failure: unknown = await of.save(matti, tilausId, save, seen).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'SAVE.CONFLICT' });
    return (failure as { details: { conflicts: unknown } }).details.conflicts;
  };

  it('is made with the first token, its lines, one history row and one call of tell [O-097]', async () => {
    tilausId = await make();
    const made = {
      ...plain,
      betonit: (await linesOf()).map(({ betoniId, m3, lujuus }) => ({ betoniId, m3, lujuus })),
    };
    expect(made.betonit).toMatchObject([line('12'), line('5')]);
    expect((await rowOf()).varmenne).toBe(1);
    expect(await history(0)).toEqual([[1, 'CREATE', 'ENTITY_CREATED', null, made]]);
    const row = expect.objectContaining({ tilausId, alkaa: new Date(SEVEN), varmenne: 1 }) as Tilaus;
    expect(of.told).toEqual([[{ row, before: null, after: row, answer: tilausId }]]);
    expect(await of.tyomaaOf(tilausId)).toMatchObject({ osoite: 'Kuja 1' });
    expect(await of.tehdasOf(tilausId)).toMatchObject({ tehdasId: 4, tehdasNimi: 'Kivikko' });
  });

  it('writes a history row for each changed value, where it stands [O-097]', async () => {
    const betonit = [{ betoniId: first, ...line('12.50') }, line('3', 'C35/45')];
    await of.save(matti, tilausId, { hinta: '7', betonit }, 1);
    const third = (await linesOf()).at(-1)?.betoniId;
    expect(await inWords()).toEqual([`${first}: 12.5 C30/37`, `${third}: 3 C35/45`]);
    expect((await rowOf()).varmenne).toBe(2);
    expect(await history()).toEqual([
      [2, 'UPDATE', 'hinta', null, '7.00'],
      [2, 'UPDATE', `betonit/${first}/m3`, '12', '12.5'],
      [2, 'UPDATE', `betonit/${second}`, { betoniId: second, ...line('5') }, null],
      [2, 'UPDATE', `betonit/${third}`, null, { betoniId: third, ...line('3', 'C35/45') }],
    ]);
    const after = { alkaa: new Date(SEVEN), hinta: '7.00', varmenne: 2 };
    expect(of.told).toMatchObject([[{ before: { hinta: null, varmenne: 1 }, after, answer: tilausId }]]);
  });

  it('is deleted with its lines, one history row and one call of tell [O-097]', async () => {
    await of.as(matti, async (tx) => of.tilaukset.delete(tx, await of.tilaukset.lock(tx, tilausId)));
    expect(await linesOf()).toEqual([]);
    const before = {
      ...plain,
      betonit: [
        { betoniId: first, ...line('12') },
        { betoniId: second, ...line('5') },
      ],
    };
    expect(await history()).toEqual([[2, 'DELETE', 'ENTITY_DELETED', before, null]]);
    const row = expect.objectContaining({ tilausId }) as Tilaus;
    expect(of.told).toEqual([[{ row, before: row, after: null, answer: null }]]);
    await expect(of.save(matti, tilausId, {})).rejects.toMatchObject({ code: 'KEIKKA.NOT_FOUND' });
  });

  it('stays as it is where a save brings what is stored, written another way', async () => {
    const betonit = [
      { lujuus: 'C30/37', m3: '5.0', betoniId: second },
      { m3: '012', lujuus: 'C30/37', betoniId: first },
    ];
    const alkaa = '2026-11-20T09:00:00+02:00';
    expect(await of.save(matti, tilausId, { otsikko: 'Laatta', alkaa, betonit }, 1)).toBe(tilausId);
    expect((await rowOf()).varmenne).toBe(1);
    expect(await history()).toEqual([]);
    expect(of.told).toEqual([]);
  });

  it('keeps the lines of a save that brings none', async () => {
    await of.save(matti, tilausId, { otsikko: 'Seinä' }, 1);
    expect(await inWords()).toEqual([`${first}: 12 C30/37`, `${second}: 5 C30/37`]);
  });

  it('keeps the values of a line that a save does not bring', async () => {
    const part: object = { betonit: [{ betoniId: first, m3: '14' }, { betoniId: second }] };
    await of.save(matti, tilausId, part, 1);
    expect(await inWords()).toEqual([`${first}: 14 C30/37`, `${second}: 5 C30/37`]);
  });

  it('takes other fields and other lines of a save that has not seen the latest version', async () => {
    await of.save(
      liisa,
      tilausId,
      {
        otsikko: 'Seinä',
        betonit: [{ betoniId: first, ...line('14') }, { betoniId: second, ...line('5') }, line('1')],
      },
      1,
    );
    const third = (await linesOf()).at(-1)?.betoniId;
    const betonit = [
      { betoniId: first, ...line('12', 'C35/45') },
      { betoniId: second, ...line('6') },
    ];
    await of.save(matti, tilausId, { otsikko: 'Laatta', hinta: '7', alkaa: EIGHT, betonit }, 1);
    expect(await rowOf()).toMatchObject({
      otsikko: 'Seinä',
      hinta: '7.00',
      alkaa: new Date(EIGHT),
      varmenne: 3,
    });
    expect(await inWords()).toEqual([`${first}: 14 C35/45`, `${second}: 6 C30/37`, `${third}: 1 C30/37`]);
  });

  it('lets go of a line that one removed and the other left as it was', async () => {
    await of.save(liisa, tilausId, { betonit: [{ betoniId: second, ...line('5') }] }, 1);
    const betonit = [
      { betoniId: first, ...line('12') },
      { betoniId: second, ...line('6') },
    ];
    await of.save(matti, tilausId, { betonit }, 1);
    expect(await inWords()).toEqual([`${second}: 6 C30/37`]);
  });

  it('refuses a field that both changed, with all three values, who and when', async () => {
    of.clock.set('2026-11-20T05:10:00.000Z');
    await of.save(liisa, tilausId, { otsikko: 'Seinä', betonit: [{ betoniId: first, ...line('14') }] }, 1);
    of.clock.set('2026-11-20T05:20:00.000Z');
    await of.save(liisa, tilausId, { hinta: '9' }, 2);
    const betonit = [{ betoniId: first, ...line('15') }];
    const [by, at] = ['Liisa Laine', '2026-11-20T05:10:00.000Z'];
    expect(await conflictOf({ otsikko: 'Pilari', hinta: '8', betonit }, 1)).toEqual([
      { field: 'otsikko', base: 'Laatta', mine: 'Pilari', theirs: 'Seinä', by, at },
      { field: 'hinta', base: null, mine: '8.00', theirs: '9.00', by, at: '2026-11-20T05:20:00.000Z' },
      { field: `betonit/${first}/m3`, base: '12', mine: '15', theirs: '14', by, at },
    ]);
    expect((await rowOf()).varmenne).toBe(3);
  });

  it.each(['theirs', 'mine'])(
    'refuses a line that is removed in %s and changed by the other',
    async (removed) => {
      const [without, changed] = [
        [{ betoniId: first, ...line('12') }],
        [
          { betoniId: first, ...line('12') },
          { betoniId: second, ...line('6') },
        ],
      ];
      const [theirs, mine] = removed === 'theirs' ? [without, changed] : [changed, without];
      await of.save(liisa, tilausId, { betonit: theirs }, 1);
      const sides = { theirs: theirs[1] ?? null, mine: mine[1] ?? null };
      expect(await conflictOf({ betonit: mine }, 1)).toEqual([
        {
          field: `betonit/${second}`,
          base: { betoniId: second, ...line('5') },
          ...sides,
          by: 'Liisa Laine',
          at: '2026-11-20T05:00:00.000Z',
        },
      ]);
    },
  );

  it('refuses a save upon a version that is yet to come, and changes nothing', async () => {
    tilausId = await make();
    const early = of.save(matti, tilausId, { otsikko: 'Seinä' }, 2);
    await expect(early).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    expect(await rowOf()).toMatchObject({ otsikko: 'Laatta', varmenne: 1 });
  });

  it('takes a line with the id of another record for a new one and leaves that one alone', async () => {
    const other = await make();
    const [foreign] = (await of.linesOf(other)).map(({ betoniId }) => betoniId);
    const untouched = await of.linesInWords(other);
    await of.save(matti, tilausId, { betonit: [{ betoniId: foreign, ...line('99') }] }, 1);
    expect(await of.linesInWords(other)).toEqual(untouched);
    const [own] = await linesOf();
    expect(own).toMatchObject(line('99'));
    expect(own?.betoniId).not.toBe(foreign);
  });

  it('lets the second of two saves wait for the first and lays it over that', async () => {
    let other: Promise<number> | undefined;
    await of.as(liisa, async (tx) => {
      const row = await of.tilaukset.lock(tx, tilausId);
      other = of.save(matti, tilausId, { hinta: '7' }, 1);
      await eventually(async () => expect(await of.waiting()).toHaveLength(1));
      return of.tilaukset.change(tx, row, { otsikko: 'Seinä' });
    });
    await other;
    expect(await rowOf()).toMatchObject({ otsikko: 'Seinä', hinta: '7.00', varmenne: 3 });
  });

  it('leaves nothing of a transaction that fails after the change', async () => {
    const events = await of.dataSource.manager.count(OutboxRow);
    const failing = of.as(matti, async (tx) => {
      const row = await of.tilaukset.lock(tx, tilausId);
      await of.tilaukset.change(tx, row, { otsikko: 'Seinä', osoite: 'Tie 2', betonit: [line('1')] });
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await rowOf()).toMatchObject({ otsikko: 'Laatta', varmenne: 1 });
    expect(await inWords()).toEqual([`${first}: 12 C30/37`, `${second}: 5 C30/37`]);
    expect(await of.tyomaaOf(tilausId)).toMatchObject({ osoite: 'Kuja 1' });
    expect(await history()).toEqual([]);
    expect(await of.dataSource.manager.count(OutboxRow)).toBe(events);
  });

  it('gets the next token for an act beside its fields, which the history tells of', async () => {
    await of.as(matti, async (tx) => {
      const row = await of.tilaukset.lock(tx, tilausId);
      return of.tilaukset.change(tx, row, {}, { before: { avain: '' }, after: { avain: 'NV-1' } });
    });
    expect((await rowOf()).varmenne).toBe(2);
    expect(await history()).toEqual([[2, 'UPDATE', 'avain', '', 'NV-1']]);
    expect(of.told).toHaveLength(1);
    await of.save(liisa, tilausId, { otsikko: 'Seinä' }, 1);
    expect(await rowOf()).toMatchObject({ otsikko: 'Seinä', varmenne: 3 });
    expect(await inWords()).toHaveLength(2);
  });
});
