import fc from 'fast-check';
import { decimal, fields, id, ids, lines, reference, text } from '../fields/field.js';
import { mergeVersions, withChoices, type ConflictChoices } from './merge-versions.js';

const betoni = fields({ m3: decimal({ from: 0, to: 999, scale: 1 }, 'Määrä'), lujuus: text(20, 'Lujuus') });
const keikka = fields({
  otsikko: text(200, 'Otsikko'),
  puhelin: text(20, 'Puhelin'),
  betonit: lines({ keikkaBetoniId: id(), ...betoni }, { most: 20, id: 'keikkaBetoniId' }, 'Betonit'),
});

interface Line {
  keikkaBetoniId?: number;
  m3: string;
  lujuus: string;
}
const line = (keikkaBetoniId: number, changes: Partial<Line> = {}): Line => ({
  keikkaBetoniId,
  m3: '12',
  lujuus: 'C30/37',
  ...changes,
});
const record = (changes: object = {}) => ({
  otsikko: 'Laatta',
  puhelin: '',
  betonit: [line(1), line(2)],
  ...changes,
});
const merge = (mine: object, theirs: object) =>
  mergeVersions(keikka, { base: record(), mine: record(mine), theirs: record(theirs) });

describe('merging two versions of a record (A-7)', () => {
  it.each([
    ['what only I changed', { otsikko: 'Seinä' }, {}, { otsikko: 'Seinä' }],
    ['what only they changed', {}, { otsikko: 'Seinä' }, { otsikko: 'Seinä' }],
    [
      'different fields of both',
      { otsikko: 'Seinä' },
      { puhelin: '040' },
      { otsikko: 'Seinä', puhelin: '040' },
    ],
    ['the same change of both', { otsikko: 'Seinä' }, { otsikko: 'Seinä' }, { otsikko: 'Seinä' }],
    [
      'different fields of one line',
      { betonit: [line(1, { m3: '14' }), line(2)] },
      { betonit: [line(1, { lujuus: 'C35/45' }), line(2)] },
      { betonit: [line(1, { m3: '14', lujuus: 'C35/45' }), line(2)] },
    ],
    [
      'different lines',
      { betonit: [line(1, { m3: '14' }), line(2)] },
      { betonit: [line(1), line(2, { m3: '3' })] },
      { betonit: [line(1, { m3: '14' }), line(2, { m3: '3' })] },
    ],
    [
      'a line that I made and one that they made',
      { betonit: [line(1), line(2), { m3: '1', lujuus: '' }] },
      { betonit: [line(1), line(2), line(3)] },
      { betonit: [line(1), line(2), line(3), { m3: '1', lujuus: '' }] },
    ],
    ['a line that I removed', { betonit: [line(2)] }, {}, { betonit: [line(2)] }],
    ['a line that they removed', {}, { betonit: [line(2)] }, { betonit: [line(2)] }],
    ['a line that both removed', { betonit: [line(2)] }, { betonit: [line(2)] }, { betonit: [line(2)] }],
    [
      'their order of the lines',
      { betonit: [line(1, { m3: '14' }), line(2)] },
      { betonit: [line(2), line(1)] },
      { betonit: [line(2), line(1, { m3: '14' })] },
    ],
  ])('takes %s', (_, mine, theirs, expected) => {
    expect(merge(mine, theirs)).toEqual({ merged: record(expected), conflicts: [] });
  });

  it.each([
    ['a field', { otsikko: 'Oma' }, { otsikko: 'Toinen' }, 'otsikko', ['Laatta', 'Oma', 'Toinen']],
    [
      'a field of a line',
      { betonit: [line(1, { m3: '14' }), line(2)] },
      { betonit: [line(1, { m3: '15' }), line(2)] },
      'betonit/1/m3',
      ['12', '14', '15'],
    ],
    [
      'a line that they removed and I changed',
      { betonit: [line(1, { m3: '14' }), line(2)] },
      { betonit: [line(2)] },
      'betonit/1',
      [line(1), line(1, { m3: '14' }), null],
    ],
    [
      'a line that I removed and they changed',
      { betonit: [line(2)] },
      { betonit: [line(1, { m3: '15' }), line(2)] },
      'betonit/1',
      [line(1), null, line(1, { m3: '15' })],
    ],
  ])(
    'leaves %s that both changed to a person',
    (_, mineChanges, theirChanges, field, [base, mine, theirs]) => {
      const found = merge(mineChanges, theirChanges);
      expect(found.conflicts).toEqual([{ field, base, mine, theirs }]);
      expect(found.merged).toEqual(record(theirChanges));
    },
  );

  it.each([
    [{ otsikko: 'Oma' }, { otsikko: 'Toinen' }, record({ otsikko: 'Oma' })],
    [
      { betonit: [line(1, { m3: '14' }), line(2)] },
      { betonit: [line(1, { m3: '15' }), line(2)] },
      record({ betonit: [line(1, { m3: '14' }), line(2)] }),
    ],
    // A line that they removed is made anew.
    [
      { betonit: [line(1, { m3: '14' }), line(2)] },
      { betonit: [line(2)] },
      record({ betonit: [line(2), line(-1, { m3: '14' })] }),
    ],
    [{ betonit: [line(2)] }, { betonit: [line(1, { m3: '15' }), line(2)] }, record({ betonit: [line(2)] })],
  ])('puts mine where it is chosen: %j over %j', (mine, theirs, expected) => {
    const found = merge(mine, theirs);
    const choices = (side: 'mine' | 'theirs'): ConflictChoices =>
      Object.fromEntries(found.conflicts.map(({ field }) => [field, side]));
    expect(withChoices(keikka, found, choices('mine'))).toEqual(expected);
    expect(withChoices(keikka, found, choices('theirs'))).toEqual(record(theirs));
  });

  describe('of a thing that is picked, and what belongs to it', () => {
    const tilaus = fields({
      tyomaaId: reference('tyomaa', 'Työmaa'),
      osoite: text(100, 'Osoite', { belongsTo: 'tyomaaId' }),
      otsikko: text(100, 'Otsikko'),
    });
    const base = { tyomaaId: 1, osoite: 'portti A', otsikko: 'Laatta' };
    const mergeTilaus = (mine: object, theirs: object) =>
      mergeVersions(tilaus, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });

    it.each([
      ['the thing that I picked, with its own', { tyomaaId: 2, osoite: 'Tie 5' }, { otsikko: 'Seinä' }],
      ['the thing that they picked, with its own', { otsikko: 'Seinä' }, { tyomaaId: 2, osoite: 'Tie 5' }],
      [
        'the same pick of both',
        { tyomaaId: 2, osoite: 'Tie 5' },
        { tyomaaId: 2, osoite: 'Tie 5', otsikko: 'Seinä' },
      ],
      ['my change of the thing of both', { osoite: 'Tie 5' }, { otsikko: 'Seinä' }],
    ])('takes %s', (_, mine, theirs) => {
      expect(mergeTilaus(mine, theirs)).toEqual({ merged: { ...base, ...mine, ...theirs }, conflicts: [] });
    });

    it.each([
      [
        'my change of the old thing and their pick',
        { osoite: 'portti B' },
        { tyomaaId: 2, osoite: 'Tie 5' },
        ['osoite'],
      ],
      ['their change of the old thing and my pick', { tyomaaId: 2 }, { osoite: 'portti B' }, ['osoite']],
      [
        'two picks',
        { tyomaaId: 2, osoite: 'Tie 5' },
        { tyomaaId: 3, osoite: 'Polku 7' },
        ['tyomaaId', 'osoite'],
      ],
      ['two picks with the same of theirs', { tyomaaId: 2 }, { tyomaaId: 3 }, ['tyomaaId']],
    ])('leaves to a person: %s', (_, mine, theirs, conflicting) => {
      const { merged, conflicts } = mergeTilaus(mine, theirs);
      expect(conflicts.map(({ field }) => field)).toEqual(conflicting);
      expect(merged).toMatchObject(theirs);
    });

    it.each(['mine', 'theirs'] as const)(
      'lets the choice of the thing decide what belongs to it: %s',
      (side) => {
        const sides = { mine: { tyomaaId: 2, osoite: 'Tie 5' }, theirs: { tyomaaId: 3, osoite: 'Polku 7' } };
        const found = mergeTilaus(sides.mine, sides.theirs);
        expect(withChoices(tilaus, found, { tyomaaId: side })).toEqual({ ...base, ...sides[side] });
      },
    );

    it('never puts a value onto a thing that its writer did not see', () => {
      const tilaukset = fc.record({
        tyomaaId: fc.constantFrom(1, 2, 3),
        osoite: fc.constantFrom('a', 'b', 'c'),
        otsikko: fc.constantFrom('x', 'y'),
      });
      fc.assert(
        fc.property(tilaukset, tilaukset, tilaukset, (from, mine, theirs) => {
          const { merged, conflicts } = mergeVersions(tilaus, { base: from, mine, theirs });
          if (conflicts.length > 0) return;
          const seen = [from, mine, theirs].map(({ tyomaaId, osoite }) => `${tyomaaId} ${osoite}`);
          expect(seen).toContain(`${merged.tyomaaId} ${merged.osoite}`);
        }),
      );
    });
  });

  describe('of a set of ids', () => {
    const kuski = fields({ kuskit: ids(20, { to: 'person', label: 'Kuljettajat' }) });
    const mergeIds = (base: number[], mine: number[], theirs: number[]) =>
      mergeVersions(kuski, { base: { kuskit: base }, mine: { kuskit: mine }, theirs: { kuskit: theirs } });

    it.each([
      ['who was added on both sides', [1], [1, 2], [1, 3], [1, 3, 2]],
      ['who was added by me and removed by them', [1], [1, 2], [], [2]],
      ['who was removed by me and kept by them', [1, 2], [1], [1, 2, 3], [1, 3]],
      ['another on both sides', [1], [2], [3], [3, 2]],
      ['the same one on both sides', [1], [2], [2], [2]],
      ['my order', [1, 2], [2, 1], [1, 2], [2, 1]],
    ])('has %s, and no conflict', (_, base, mine, theirs, kuskit) => {
      expect(mergeIds(base, mine, theirs)).toEqual({ merged: { kuskit }, conflicts: [] });
    });
  });

  const anyRecord = fc.record({
    otsikko: fc.constantFrom('a', 'b', 'c'),
    puhelin: fc.constantFrom('', '1'),
    betonit: fc
      .uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 })
      .map((found) => found.map((lineId) => line(lineId)))
      .chain((found) =>
        fc.tuple(...found.map((one) => fc.constantFrom(one, { ...one, m3: '1' }, { ...one, m3: '2' }))),
      ),
  });

  it('gives theirs when I changed nothing, mine when they did not, and conflicts the same from both sides', () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, anyRecord, (base, mine, theirs) => {
        expect(mergeVersions(keikka, { base, mine: base, theirs })).toEqual({
          merged: theirs,
          conflicts: [],
        });
        const unchanged = mergeVersions(keikka, { base, mine, theirs: base });
        expect(unchanged.conflicts).toEqual([]);
        const byId = (rows: readonly Line[]) =>
          Object.fromEntries(rows.map((row) => [row.keikkaBetoniId, row]));
        expect(byId(unchanged.merged.betonit)).toEqual(byId(mine.betonit));
        const names = (found: { conflicts: { field: string }[] }) =>
          found.conflicts.map(({ field }) => field).sort();
        const one = mergeVersions(keikka, { base, mine, theirs });
        expect(names(one)).toEqual(names(mergeVersions(keikka, { base, mine: theirs, theirs: mine })));
      }),
    );
  });
});
