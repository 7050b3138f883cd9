import { tuoteFields, type Tuote, type TuoteSave } from '@keikka/contracts';
import { blankOf, stateOf } from '@keikka/contracts/fields';

const usual = { nimike: 'Pumppaus', yksikkö: 'h', hinta: '118.00', tuoteCatTypeId: 1 };

/** A product in use. */
export const tuote = (changes: Partial<Tuote> = {}): Tuote => ({
  ...stateOf(tuoteFields, { ...blankOf(tuoteFields), ...usual, orderNum: 10 }),
  tuoteId: 1,
  laskuttajaAsiakasId: 1,
  tuoteCatTypeName: 'Pumppaus',
  foreignKeys: [],
  varmenne: 1,
  ...changes,
});

/** What the save of a new product carries. */
export const tuoteSave = (changes: Partial<TuoteSave> = {}): TuoteSave => ({ ...usual, ...changes });
