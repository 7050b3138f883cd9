import fc from 'fast-check';
import { withSave } from '../fields/canonical.js';
import { decimal, fields, id, lines, nullable, optional, text } from '../fields/field.js';
import { saveOf } from './save-of.js';

const hinta = nullable(decimal({ from: 0, to: 1000, scale: 2, prints: 2 }));
const betoni = fields({ betoniId: optional(id()), m3: decimal({ from: 0, to: 999, scale: 1 }), hinta });
const keikka = fields({
  otsikko: text(20),
  hinta,
  betonit: lines(betoni, { most: 20, id: 'betoniId' }),
  muistutukset: lines({ teksti: text(20) }, { most: 5 }),
});

const line = (betoniId: number, m3 = '12', price: string | null = null) => ({ betoniId, m3, hinta: price });
const record = (changes: object = {}) => ({
  otsikko: 'Laatta',
  hinta: null,
  betonit: [line(1), line(2)],
  muistutukset: [{ teksti: 'Soita' }],
  ...changes,
});

describe('the save of a changed record', () => {
  it.each<[string, object, object]>([
    ['nothing', {}, {}],
    ['a value', { otsikko: 'Seinä' }, { otsikko: 'Seinä' }],
    ['a price that was none', { hinta: '7.00' }, { hinta: '7.00' }],
    ['nothing where a value is missing that may not be null', { otsikko: null }, {}],
    [
      'all lines, but of a known one its id and what changed',
      { betonit: [line(1, '14'), line(2)] },
      { betonit: [{ betoniId: 1, m3: '14' }, { betoniId: 2 }] },
    ],
    ['no line that was removed', { betonit: [line(2)] }, { betonit: [{ betoniId: 2 }] }],
    [
      'a new line without its temporary id',
      { betonit: [line(1), line(2), line(-1, '3')] },
      { betonit: [{ betoniId: 1 }, { betoniId: 2 }, { m3: '3' }] },
    ],
    ['lines without an id, whole', { muistutukset: [] }, { muistutukset: [] }],
  ])('brings %s', (_what, changes, save) => {
    expect(saveOf(keikka, record(), record(changes) as never)).toEqual(save);
  });

  it('brings null for a value that was taken away', () => {
    const before = record({ hinta: '7.00', betonit: [line(1, '12', '9.00')] });
    const after = record({ betonit: [line(1)] });
    const save = { hinta: null, betonit: [{ betoniId: 1, hinta: null }] };
    expect(saveOf(keikka, before, after as never)).toEqual(save);
  });

  it('brings every value of a new record but none', () => {
    const made = record({ betonit: [line(-1)] });
    expect(saveOf(keikka, {}, made as never)).toEqual({
      otsikko: 'Laatta',
      betonit: [{ m3: '12' }],
      muistutukset: [{ teksti: 'Soita' }],
    });
  });

  it('leaves what the saver does not see as it is stored', () => {
    const stored = record({ hinta: '7.00', betonit: [line(1, '12', '9.00'), line(2, '5', '8.00')] });
    const seen = record({ betonit: [line(1), line(2, '5')] });
    const save = saveOf(
      keikka,
      seen,
      record({ otsikko: 'Seinä', betonit: [line(1, '14'), line(2, '5')] }) as never,
    );
    expect(withSave(keikka, stored as never, save)).toEqual({
      ...stored,
      otsikko: 'Seinä',
      betonit: [line(1, '14', '9.00'), line(2, '5', '8.00')],
    });
  });

  it('makes the state of its base', () => {
    const price = fc.constantFrom(null, '1.00', '2.00');
    const anyRecord = fc.record({
      otsikko: fc.constantFrom('', 'a'),
      hinta: price,
      betonit: fc
        .uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 })
        .chain((found) => fc.tuple(...found.map((one) => price.map((its) => line(one, '1', its))))),
      muistutukset: fc.constantFrom([], [{ teksti: 'Soita' }]),
    });
    fc.assert(
      fc.property(anyRecord, anyRecord, (base, state) => {
        const known = new Set(base.betonit.map(({ betoniId }) => betoniId));
        const betonit = state.betonit.map((one) =>
          known.has(one.betoniId) ? one : { ...one, betoniId: null },
        );
        const after = withSave(keikka, base as never, saveOf(keikka, base, state as never));
        expect(after).toEqual({ ...state, betonit });
      }),
    );
  });
});
