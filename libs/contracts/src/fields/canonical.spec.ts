import { blankOf, savedFields, canonical, stateOf, withSave } from './canonical.js';
import {
  day,
  decimal,
  fields,
  flag,
  formula,
  id,
  ids,
  instant,
  lines,
  nullable,
  optional,
  reference,
  text,
  whole,
} from './field.js';

const hinta = decimal({ from: 0, to: 1000, scale: 4, prints: 2 });
const m3 = decimal({ from: 0, to: 999, scale: 1 });
const betoni = fields({ betoniId: optional(id()), m3, lujuus: text(20) });
const betonit = lines(betoni, { most: 20, id: 'betoniId' });
const required = { required: 'TUOTE.NIMIKE_REQUIRED' } as const;
const SEVEN = '2026-11-20T05:00:00.000Z';

describe('the canonical form of a value', () => {
  it.each([
    ['an amount with the decimals that are always printed', hinta, '7', '7.00'],
    ['an amount with more decimals', hinta, '7.1255', '7.1255'],
    ['an amount without decimals', m3, '012.0', '12'],
    ['a number for an amount', hinta, 7.5, '7.50'],
    ['what is typed on the way to an amount', hinta, '-', '-'],
    ['what is no amount', hinta, '12.5,0', '12.5,0'],
    ['an instant with an offset', instant(), '2026-11-20T07:00:00+02:00', SEVEN],
    ['an instant as the database gives it', instant(), new Date(SEVEN), SEVEN],
    ['an empty instant', nullable(instant()), '', null],
    ['0 where there may be none', nullable(reference()), 0, null],
    ['0 where none, all or new is meant', reference(), 0, 0],
    ['an id where there may be none', nullable(reference()), 7, 7],
    ['a required text with spaces around it', text(200, '', required), ' Pumppaus ', 'Pumppaus'],
    ['another text with spaces around it', text(200), ' Pumppaus ', ' Pumppaus '],
    ['a formula', formula('number', ''), ' m3 * 2 ', ' m3 * 2 '],
    ['a whole number', whole(0, 9), 0, 0],
    ['a flag', flag(), false, false],
    ['a day', day(), '20261120', '20261120'],
    ['ids', ids(3), [3, 1], [3, 1]],
    ['no value at all', text(20), undefined, null],
    ['none', nullable(hinta), null, null],
  ])('of %s', (_, field, value, form) => {
    expect(canonical(field, value)).toEqual(form);
    expect(canonical(field, form)).toEqual(form);
  });

  it('of lines has the declared fields alone, in their order, whatever the order they came in', () => {
    const line = { extra: 1, lujuus: 'C30/37', m3: '5.0', betoniId: 7 };
    const form = JSON.stringify([{ betoniId: 7, m3: '5', lujuus: 'C30/37' }]);
    expect(JSON.stringify(canonical(betonit, [line]))).toBe(form);
    expect(JSON.stringify(canonical(lines({ m3 }, { most: 2 }), [{ m3: '5.0', x: 1 }]))).toBe('[{"m3":"5"}]');
  });
});

const record = fields({
  nimike: text(200, '', { blank: undefined }),
  hinta: nullable(hinta),
  aktiivinen: flag(),
});

describe('the declared fields of a row', () => {
  it('are all there, and nothing beside them', () => {
    expect(stateOf(record, { tuoteId: 7, nimike: 'Pumppaus', hinta: '7', varmenne: 3 })).toEqual({
      nimike: 'Pumppaus',
      hinta: '7.00',
      aktiivinen: null,
    });
  });

  it.each([
    ['nothing', {}, {}],
    ['what is there', { hinta: '7', tuoteId: 7 }, { hinta: '7.00' }],
    ['null, which is a value', { hinta: null }, { hinta: null }],
    ['nothing for undefined', { hinta: undefined }, {}],
    ['false, which is a value', { aktiivinen: false }, { aktiivinen: false }],
  ])('are brought by a save: %s', (_, save, brought) => {
    expect(savedFields(record, save)).toEqual(brought);
  });

  it('are blank in a new record, but for those without a blank value', () => {
    expect(blankOf(record)).toEqual({ hinta: null, aktiivinen: false });
    expect(blankOf({ betonit, yksikkö: text(20), määrä: whole(0, 9) })).toEqual({
      betonit: [],
      yksikkö: '',
      määrä: 0,
    });
  });
});

describe('the state after a save', () => {
  const keikka = fields({ otsikko: text(20), hinta: nullable(hinta), betonit });
  const line = (betoniId: number | null, amount: string | null, lujuus = 'C30/37') => ({
    betoniId,
    m3: amount,
    lujuus,
  });
  const state = { otsikko: 'Laatta', hinta: '7.00', betonit: [line(1, '12'), line(2, '5')] } as never;
  const after = (save: object) => withSave(keikka, state, save);

  it.each([
    ['keeps what the save does not bring', {}, {}],
    ['has what it brings', { otsikko: 'Seinä', hinta: null }, { otsikko: 'Seinä', hinta: null }],
    [
      'keeps the rest of a line that it knows',
      { betonit: [{ betoniId: 2, m3: '6.0' }, { betoniId: 1 }] },
      { betonit: [line(2, '6'), line(1, '12')] },
    ],
    ['is without the lines that it leaves out', { betonit: [] }, { betonit: [] }],
    [
      'has new lines, blank where it says nothing, also one with the id of another record',
      { betonit: [{ m3: '1' }, { betoniId: 99, m3: '2' }] },
      { betonit: [line(null, '1', ''), line(99, '2', '')] },
    ],
  ])('%s', (_, save, changes) => {
    expect(after(save)).toEqual({ ...(state as object), ...changes });
  });

  it('has its lines in the form in which they are compared', () => {
    const [first] = after({ betonit: [{ lujuus: 'C35/45', betoniId: 1 }] }).betonit;
    expect(JSON.stringify(first)).toBe('{"betoniId":1,"m3":"12","lujuus":"C35/45"}');
  });
});
