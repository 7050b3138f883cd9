import { decimal, fields, id, ids, lines, nullable, reference, text, whole } from '../fields/field.js';
import {
  changesBetween,
  isLines,
  leftBehind,
  sameValue,
  withoutBlanksOfPicks,
  withValueAt,
  type Row,
} from './row.js';

const keikka = fields({
  otsikko: text(200),
  puomi: nullable(decimal({ from: 0, to: 99, scale: 1 })),
  kuskit: ids(20),
  betonit: lines(
    { keikkaBetoniId: id(), m3: decimal({ from: 0, to: 999, scale: 1 }), lujuus: text(20) },
    { most: 20, id: 'keikkaBetoniId' },
  ),
  muistutukset: lines({ teksti: text(20) }, { most: 5 }),
});

const line = (keikkaBetoniId: number, m3 = '12') => ({ keikkaBetoniId, m3, lujuus: 'C30/37' });
const record = (changes: Row = {}): Row => ({
  otsikko: 'Laatta',
  puomi: null,
  kuskit: [7],
  betonit: [line(1), line(2)],
  muistutukset: [{ teksti: 'Soita' }],
  ...changes,
});

describe('the same value', () => {
  it.each([
    ['texts', 'a', 'a', true],
    ['a text and a number', '1', 1, false],
    ['what is absent and null', undefined, null, true],
    ['null and an empty text', null, '', false],
    ['lists in their order', [1, 2], [1, 2], true],
    ['lists in another order', [1, 2], [2, 1], false],
    ['lines field by field', [line(1)], [line(1)], true],
  ])('is told of %s', (_what, one, other, expected) => {
    expect([sameValue(one, other), sameValue(other, one)]).toEqual([expected, expected]);
  });
});

describe('lines', () => {
  it('are told apart only where they have an id', () => {
    expect([keikka.betonit, keikka.muistutukset, keikka.otsikko, undefined].map(isLines)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('what differs between two states', () => {
  it.each<[string, Row, { path: string; old: unknown; new: unknown }[]]>([
    ['nothing', {}, []],
    ['a value', { otsikko: 'Seinä' }, [{ path: 'otsikko', old: 'Laatta', new: 'Seinä' }]],
    ['a value that was none', { puomi: '36' }, [{ path: 'puomi', old: null, new: '36' }]],
    ['a value that is absent', { otsikko: undefined }, [{ path: 'otsikko', old: 'Laatta', new: null }]],
    ['a list without ids, whole', { kuskit: [7, 8] }, [{ path: 'kuskit', old: [7], new: [7, 8] }]],
    [
      'a field of a line',
      { betonit: [line(1), line(2, '3')] },
      [{ path: 'betonit/2/m3', old: '12', new: '3' }],
    ],
    ['a line that is gone', { betonit: [line(2)] }, [{ path: 'betonit/1', old: line(1), new: null }]],
    [
      'a line that is new',
      { betonit: [line(1), line(2), line(3)] },
      [{ path: 'betonit/3', old: null, new: line(3) }],
    ],
    ['no order of lines', { betonit: [line(2), line(1)] }, []],
    [
      'all lines of a list that is absent',
      { betonit: undefined },
      [
        { path: 'betonit/1', old: line(1), new: null },
        { path: 'betonit/2', old: line(2), new: null },
      ],
    ],
    [
      'lines without an id, as one value',
      { muistutukset: [] },
      [{ path: 'muistutukset', old: [{ teksti: 'Soita' }], new: [] }],
    ],
  ])('is %s', (_what, change, expected) => {
    expect(changesBetween(keikka, record(), record(change))).toEqual(expected);
  });

  it('knows no field that is not declared', () => {
    expect(changesBetween(keikka, record(), record({ varmenne: 2 }))).toEqual([]);
  });
});

describe('a row with another value', () => {
  it.each<[string, unknown, Row]>([
    ['otsikko', 'Seinä', { otsikko: 'Seinä' }],
    ['puomi', null, { puomi: null }],
    ['betonit/2/m3', '3', { betonit: [line(1), line(2, '3')] }],
    ['betonit/2', line(2, '3'), { betonit: [line(1), line(2, '3')] }],
    ['betonit/1', null, { betonit: [line(2)] }],
    ['betonit/3', line(3), { betonit: [line(1), line(2), line(3)] }],
    ['betonit/3', null, {}],
    ['betonit/3/m3', '3', {}],
  ])('at %s of %j leaves the rest as it is', (path, value, change) => {
    const row = record();
    expect(withValueAt(keikka, row, path.split('/'), value)).toEqual(record(change));
    expect(row).toEqual(record());
  });

  it('is what the changes between two states make of the first, path by path', () => {
    const after = record({ otsikko: 'Seinä', puomi: '36', betonit: [line(2, '3'), line(3)] });
    const made = changesBetween(keikka, record(), after).reduce<Row>(
      (row, { path, new: value }) => withValueAt(keikka, row, path.split('/'), value),
      record(),
    );
    expect(made).toEqual(after);
  });
});

describe('what a pick leaves behind', () => {
  const declared = fields({
    siteId: nullable(reference('site', 'Työmaa')),
    street: text(20, 'Katu', { belongsTo: 'siteId' }),
    distance: nullable(whole(0, 9, 'Matka', { belongsTo: 'siteId' })),
    comment: text(20, 'Kommentti'),
  });

  it.each([
    ['all that belongs to it', { siteId: 2 }, { street: '', distance: null }],
    ['nothing that the pick fills', { siteId: 2, street: 'Tie' }, { distance: null }],
    ['nothing without a pick', { comment: 'x' }, {}],
  ])('is %s', (_what, patch, expected) => {
    expect(leftBehind(declared, patch)).toEqual(expected);
  });
});

describe('the blanks of what belongs to a pick', () => {
  const declared = fields({
    tyomaaId: nullable(reference('tyomaa', 'Työmaa')),
    contactId: nullable(reference('person', 'Yhteyshenkilö', { belongsTo: 'tyomaaId' })),
  });
  it.each([
    ['are left out beside it', { tyomaaId: 5, contactId: null }, { tyomaaId: 5 }],
    ['stay alone, where they clear', { contactId: null }, { contactId: null }],
    ['are no values', { tyomaaId: 5, contactId: 7 }, { tyomaaId: 5, contactId: 7 }],
  ])('%s', (_, patch, expected) => {
    expect(withoutBlanksOfPicks(declared, patch)).toEqual(expected);
  });
});
