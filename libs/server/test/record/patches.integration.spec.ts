import { readableChange } from '@keikka/contracts';
import { readable } from '@keikka/contracts/fields';
import {
  liisa,
  matti,
  startTilaukset,
  tilausFields,
  type Tilaukset,
  type TilausSave,
} from './record-fixture.js';

const SEVEN = '2026-11-20T07:00:00.000Z';

describe('a change of a record is a patch', () => {
  let of: Tilaukset;
  let tilausId: number;
  let betoniId: number;
  let laiteId: number;

  beforeAll(async () => {
    of = await startTilaukset();
  });
  afterAll(() => of.stop());
  beforeEach(async () => {
    of.clock.set('2026-11-20T05:00:00.000Z');
    tilausId = await make();
    betoniId = (await of.linesOf(tilausId))[0]!.betoniId;
    laiteId = (await of.laitteetOf(tilausId))[0]!.laiteId;
    of.told.length = 0;
    of.statements.length = 0;
  });

  const make = (): Promise<number> =>
    of.as(matti, (tx) =>
      of.tilaukset.make(
        tx,
        { ownerAsiakasId: 1, tehdasNimi: 'Kivikko' },
        {
          otsikko: 'Laatta',
          hinta: null,
          alkaa: SEVEN,
          tyomaaId: 1,
          osoite: 'portti A',
          tehdasId: 4,
          betonit: [{ m3: '12', lujuus: 'C30/37' }],
          laitteet: [{ nimi: 'Linja', vuokra: '40.00' }],
        },
      ),
    );
  const conflictsOf = async (save: TilausSave, seen: number): Promise<unknown[]> => {
    const failure: unknown = await of.save(matti, tilausId, save, seen).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'SAVE.CONFLICT' });
    const { conflicts } = (failure as { details: { conflicts: Record<string, unknown>[] } }).details;
    return conflicts.map(({ field, base, mine, theirs, goesWith }) => [field, base, mine, theirs, goesWith]);
  };

  it.each<[string, TilausSave, string[]]>([
    ['its own table', { otsikko: 'Seinä' }, ['update tilaus']],
    ['a table beside', { tehdasId: 7 }, ['select tilaus_tehdas', 'update tilaus_tehdas', 'update tilaus']],
    ['a picked thing', { tyomaaId: 2 }, ['select tilaus_tyomaa', 'update tilaus']],
  ])('reads and writes only what it names: %s', async (_, save, wanted) => {
    await of.save(matti, tilausId, save, 1);
    const others = of.statements.filter((one) => !/change_history|outbox/.test(one));
    expect([...new Set(others)].sort()).toEqual(['select tilaus', ...wanted].sort());
  });

  it('reads and writes only the list that it names', async () => {
    await of.save(matti, tilausId, { betonit: [{ betoniId, m3: '14', lujuus: 'C30/37' }] }, 1);
    const others = of.statements.filter((one) => !/change_history|outbox/.test(one));
    const wanted = ['select betoni', 'select tilaus', 'update betoni', 'update tilaus'];
    expect([...new Set(others)].sort()).toEqual(wanted);
  });

  it('brings an act to the tables with three statements and its event', async () => {
    await of.as(matti, async (tx) => {
      const row = await of.tilaukset.lock(tx, tilausId);
      await of.tilaukset.change(tx, row, { otsikko: 'Seinä' });
    });
    expect(of.statements).toEqual([
      'select tilaus',
      'update tilaus',
      'insert change_history',
      'insert outbox',
    ]);
  });

  it('is only what differs from what is stored', async () => {
    await of.save(matti, tilausId, { hinta: '7' }, 1);
    const patch = await of.as(liisa, async (tx) => {
      const row = await of.tilaukset.lock(tx, tilausId);
      const betonit = [{ betoniId, m3: '12.0', lujuus: 'C30/37' }];
      return of.tilaukset.merged(tx, row, { otsikko: 'Laatta', hinta: null, osoite: 'portti B', betonit }, 1);
    });
    expect(patch).toEqual({ osoite: 'portti B' });
  });

  it('has the fields of every table in one history and one event, and the time of the change', async () => {
    of.clock.set('2026-11-20T06:00:00.000Z');
    await of.save(matti, tilausId, { otsikko: 'Seinä', osoite: 'portti B', tehdasId: 7 }, 1);
    expect(await of.history(tilausId, 1)).toEqual([
      [2, 'UPDATE', 'otsikko', 'Laatta', 'Seinä'],
      [2, 'UPDATE', 'osoite', 'portti A', 'portti B'],
      [2, 'UPDATE', 'tehdasId', 4, 7],
    ]);
    expect(await of.tyomaaOf(tilausId)).toMatchObject({ osoite: 'portti B' });
    expect(await of.tehdasOf(tilausId)).toMatchObject({ tehdasId: 7 });
    expect(await of.rowOf(tilausId)).toMatchObject({
      otsikko: 'Seinä',
      varmenne: 2,
      muutettu: new Date('2026-11-20T06:00:00.000Z'),
    });
    expect(of.told).toHaveLength(1);
  });

  it('merges fields of different tables and lists', async () => {
    await of.save(liisa, tilausId, { osoite: 'portti B', laitteet: [{ laiteId, nimi: 'Letku' }] }, 1);
    await of.save(matti, tilausId, { tehdasId: 7, betonit: [{ betoniId, m3: '14', lujuus: 'C30/37' }] }, 1);
    expect(await of.tyomaaOf(tilausId)).toMatchObject({ osoite: 'portti B' });
    expect(await of.tehdasOf(tilausId)).toMatchObject({ tehdasId: 7 });
    expect(await of.linesInWords(tilausId)).toEqual([`${betoniId}: 14 C30/37`]);
    expect(await of.laitteetOf(tilausId)).toMatchObject([{ laiteId, nimi: 'Letku' }]);
    expect(await conflictsOf({ osoite: 'portti C' }, 1)).toEqual([
      ['osoite', 'portti A', 'portti C', 'portti B', undefined],
    ]);
  });

  it('brings what follows from a field, which is in no history and no conflict', async () => {
    const pick = (actor: typeof matti, tehdasId: number, tehdasNimi: string) =>
      of.as(actor, async (tx) => {
        const row = await of.tilaukset.lock(tx, tilausId);
        const patch = await of.tilaukset.merged(tx, row, { tehdasId }, row.varmenne);
        await of.tilaukset.change(tx, row, { ...patch, tehdasNimi });
      });
    await pick(liisa, 7, 'Ruskeasanta');
    expect(await of.tehdasOf(tilausId)).toMatchObject({ tehdasId: 7, tehdasNimi: 'Ruskeasanta' });
    expect(await of.history(tilausId, 1)).toEqual([[2, 'UPDATE', 'tehdasId', 4, 7]]);
    expect(await conflictsOf({ tehdasId: 9 }, 1)).toEqual([['tehdasId', 4, 9, 7, undefined]]);
    // What follows is no change by itself.
    await pick(matti, 7, 'Toinen');
    expect(await of.rowOf(tilausId)).toMatchObject({ varmenne: 2 });
    expect(await of.tehdasOf(tilausId)).toMatchObject({ tehdasNimi: 'Ruskeasanta' });
  });

  it('brings the columns that follow from a line', async () => {
    await of.as(matti, async (tx) => {
      const row = await of.tilaukset.lock(tx, tilausId);
      const patch = await of.tilaukset.merged(tx, row, {
        betonit: [{ betoniId, m3: '14' }, { m3: '1' }],
      });
      const betonit = patch.betonit!.map((line) => ({ ...line, sanoina: `${line.m3} m³` }));
      await of.tilaukset.change(tx, row, { ...patch, betonit });
    });
    expect(await of.linesOf(tilausId)).toMatchObject([{ sanoina: '14 m³' }, { sanoina: '1 m³' }]);
    expect((await of.history(tilausId, 1)).map(([, , path]) => path)).toContain(`betonit/${betoniId}/m3`);
    expect(JSON.stringify(await of.history(tilausId, 1))).not.toContain('m³');
  });

  describe('of things that are picked together', () => {
    it('does not let my address slip onto the site that a colleague has picked', async () => {
      await of.save(liisa, tilausId, { tyomaaId: 2, osoite: 'Tie 5' }, 1);
      expect(await conflictsOf({ osoite: 'portti B' }, 1)).toEqual([
        ['osoite', 'portti A', 'portti B', 'Tie 5', undefined],
      ]);
    });

    it('does not let it slip where the other site has the same address', async () => {
      await of.save(liisa, tilausId, { tyomaaId: 2 }, 1);
      expect(await conflictsOf({ osoite: 'portti B' }, 1)).toEqual([
        ['osoite', 'portti A', 'portti B', 'portti A', undefined],
      ]);
    });

    it("does not let a colleague's address slip onto the site that I have picked", async () => {
      await of.save(liisa, tilausId, { osoite: 'portti B' }, 1);
      expect(await conflictsOf({ tyomaaId: 2, osoite: 'Tie 5' }, 1)).toEqual([
        ['osoite', 'portti A', 'Tie 5', 'portti B', undefined],
      ]);
    });

    it('asks one question where both picked, and none about what goes with it', async () => {
      await of.save(liisa, tilausId, { tyomaaId: 2, osoite: 'Tie 5' }, 1);
      expect(await conflictsOf({ tyomaaId: 3, osoite: 'Polku 7' }, 1)).toEqual([
        ['tyomaaId', 1, 3, 2, undefined],
        ['osoite', 'portti A', 'Polku 7', 'Tie 5', 'tyomaaId'],
      ]);
    });

    it('lets the address be changed upon the site that both see', async () => {
      await of.save(liisa, tilausId, { tyomaaId: 2, osoite: 'Tie 5' }, 1);
      await of.save(matti, tilausId, { osoite: 'Tie 6' }, 2);
      await of.save(liisa, tilausId, { otsikko: 'Seinä' }, 2);
      expect(await of.tyomaaOf(tilausId)).toMatchObject({ osoite: 'Tie 6' });
      expect(await of.rowOf(tilausId)).toMatchObject({ tyomaaId: 2, otsikko: 'Seinä', varmenne: 4 });
    });
  });

  describe('by somebody who may not see prices', () => {
    const may = { prices: true };
    const without = { prices: false };

    it('leaves them as they are, in lines that are changed and in those that stay', async () => {
      const laitteet = [
        { laiteId, nimi: 'Letku' },
        { nimi: 'Uusi', vuokra: '1.00' },
      ];
      await of.save(matti, tilausId, { laitteet }, 1, without);
      expect(await of.laitteetOf(tilausId)).toMatchObject([
        { nimi: 'Letku', vuokra: '40.00' },
        { nimi: 'Uusi', vuokra: null },
      ]);
      await of.save(matti, tilausId, { laitteet: [{ laiteId, vuokra: '1.00' }] }, 2, without);
      expect(await of.laitteetOf(tilausId)).toMatchObject([{ nimi: 'Letku', vuokra: '40.00' }]);
    });

    it('is a change of them by somebody who may', async () => {
      await of.save(matti, tilausId, { laitteet: [{ laiteId, vuokra: '50' }] }, 1, may);
      expect(await of.laitteetOf(tilausId)).toMatchObject([{ nimi: 'Linja', vuokra: '50.00' }]);
      expect(await of.history(tilausId, 1)).toEqual([
        [2, 'UPDATE', `laitteet/${laiteId}/vuokra`, '40.00', '50.00'],
      ]);
    });

    it('meets none in a conflict, not with a line that others removed either', async () => {
      await of.save(liisa, tilausId, { laitteet: [{ laiteId, nimi: 'Letku', vuokra: '50' }] }, 1, may);
      const failure = (save: TilausSave | object, rights: object): Promise<unknown> =>
        of
          .save(matti, tilausId, save, 1, rights)
          .catch((error: unknown) => (error as { details: unknown }).details);
      const mine = { laitteet: [{ laiteId, nimi: 'Pumppu' }] };
      expect(JSON.stringify(await failure(mine, without))).toMatch(/nimi/);
      expect(JSON.stringify(await failure(mine, without))).not.toMatch(/vuokra|[45]0/);
      await of.save(liisa, tilausId, { laitteet: [] }, 2, may);
      const removed = JSON.stringify(await failure(mine, without));
      expect(removed).toContain(`laitteet/${laiteId}`);
      expect(removed).not.toMatch(/vuokra|[45]0\.00/);
      expect(JSON.stringify(await failure(mine, may))).toMatch(/"vuokra":"40\.00"/);
    });

    it('finds none in the history', async () => {
      await of.save(liisa, tilausId, { laitteet: [{ laiteId, nimi: 'Letku', vuokra: '50' }] }, 1, may);
      await of.save(liisa, tilausId, { laitteet: [] }, 2, may);
      await of.as(liisa, async (tx) => of.tilaukset.delete(tx, await of.tilaukset.lock(tx, tilausId)));
      const changes = (await of.history(tilausId, 0)).map(([, , fieldName, oldValue, newValue]) => ({
        fieldName: fieldName as string,
        oldValue,
        newValue,
      }));
      const seenBy = (rights: object): unknown[] =>
        changes.flatMap(
          (change) => readableChange(tilausFields, readable(tilausFields, rights), change) ?? [],
        );
      expect(JSON.stringify(seenBy(may))).toMatch(/vuokra/);
      expect(seenBy(without)).toHaveLength(changes.length - 1);
      expect(JSON.stringify(seenBy(without))).toMatch(/Letku/);
      expect(JSON.stringify(seenBy(without))).not.toMatch(/vuokra|[45]0\.00/);
    });
  });

  it('is told of together with the changes of other rows', async () => {
    const others = [await make(), await make()];
    of.told.length = 0;
    const answers = await of.as(matti, async (tx) => {
      const changes = [];
      for (const id of [tilausId, ...others]) {
        const row = await of.tilaukset.lock(tx, id);
        // The last one stays as it is.
        changes.push(await of.tilaukset.write(tx, row, { otsikko: id === others[1] ? 'Laatta' : 'Seinä' }));
      }
      return of.tilaukset.tell(tx, changes);
    });
    expect(answers).toEqual([tilausId, ...others]);
    expect(of.told).toMatchObject([
      [
        { before: { otsikko: 'Laatta' }, after: { otsikko: 'Seinä', varmenne: 2 }, answer: tilausId },
        { after: { tilausId: others[0] }, answer: others[0] },
      ],
    ]);
  });
});
