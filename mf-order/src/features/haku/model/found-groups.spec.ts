import type { FoundGroup, FoundKeikat, FoundKeikka } from '@keikka/contracts';
import { countOf, foundElsewhere, placeOf, shownGroups, steppedId } from './found-groups.js';
import { recentOf, withOpened } from './recent.js';

const keikka = (keikkaId: number, change: Partial<FoundKeikka> = {}): FoundKeikka => ({
  keikkaId,
  keikkaTilaId: 3,
  keikkaTilaSelite: 'Käsittelyssä',
  pumppuAika: '2026-11-23T08:00:00.000Z',
  timeEnd: '2026-11-23T10:00:00.000Z',
  asiakasNimi: 'Rakennus Koskinen Oy',
  sourceAsiakasColorCode: '',
  tyomaaNimi: 'As Oy Lohjan Kielo',
  tyomaaOsoite1: 'Kauppakatu 12',
  tyomaaOsoite2: '',
  tyomaaOsoite3: '08100',
  tyomaaOsoite4: 'Lohja',
  m3: 9,
  vehicleNo: 'P12',
  vehiclePuomi: 36,
  kuskit: [],
  elsewhere: [
    { kind: 'contact', texts: ['Minna Salo', '040 765 4321'] },
    { kind: 'driving', texts: ['Portti pihan kautta'] },
  ],
  ...change,
});
const group = (from: number, read: number, count = read): FoundGroup => ({
  count,
  keikat: Array.from({ length: read }, (_, index) => keikka(from + index)),
});
const found: FoundKeikat = { today: group(1, 1), coming: group(10, 2), past: group(20, 6, 60) };

const shape = (...of: Parameters<typeof shownGroups>) =>
  shownGroups(...of).map(({ part, keikat, folded, unread }) => [part, keikat.length, folded, unread]);

describe('the groups of found orders', () => {
  it('show today, coming and the first of the past ones', () => {
    expect(shape(found, 'all', false)).toEqual([
      ['today', 1, 0, 0],
      ['coming', 2, 0, 0],
      ['past', 4, 2, 54],
    ]);
    expect(shape(found, 'all', true)).toContainEqual(['past', 6, 0, 54]);
    expect(shape({ ...found, past: group(20, 5) }, 'all', false)).toContainEqual(['past', 5, 0, 0]);
  });

  it('are those of the filter, and none that is empty', () => {
    expect(shape(found, 'past', false)).toEqual([['past', 6, 0, 54]]);
    expect(shape({ ...found, coming: group(0, 0) }, 'coming', false)).toEqual([]);
  });

  it('are counted with what is not read', () => {
    expect([countOf(found, 'all'), countOf(found, 'coming'), countOf(found, 'past')]).toEqual([63, 2, 60]);
  });
});

describe('a found order', () => {
  it('has its place in one line', () => {
    expect(placeOf(keikka(1))).toBe('As Oy Lohjan Kielo, Kauppakatu 12, 08100 Lohja');
  });

  it.each([
    [['kosk'], undefined],
    [['4711', 'lohja'], undefined],
    [['minna'], 'contact'],
    [['lohja', '0407654321'], 'contact'],
    [['portti'], 'driving'],
  ])('found by %j says elsewhere %j', (words, kind) => {
    expect(foundElsewhere(keikka(4711), words)?.kind).toBe(kind);
  });
});

describe('the chosen order', () => {
  it.each([
    [undefined, 1, 1],
    [1, 1, 2],
    [3, 1, 3],
    [1, -1, 1],
    [99, 1, 1],
  ] as const)('after %s by %s is %s', (from, step, chosen) => {
    expect(steppedId([1, 2, 3], from, step)).toBe(chosen);
  });
});

describe('the orders opened lately', () => {
  it('are three at most, each once, the latest first, and those of the person alone', () => {
    let recent = withOpened({ personId: 0, keikat: [] }, 7, keikka(1));
    for (const id of [2, 3, 1, 4]) recent = withOpened(recent, 7, keikka(id));
    expect(recentOf(recent, 7).map(({ keikkaId }) => keikkaId)).toEqual([4, 1, 3]);
    expect(recentOf(recent, 8)).toEqual([]);
    expect(withOpened(recent, 8, keikka(5)).keikat).toHaveLength(1);
  });
});
