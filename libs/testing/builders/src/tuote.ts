import type { Tuote, TuoteSave } from '@keikka/contracts';

const usual = { nimike: 'Pumppaus', yksikkö: 'h', hinta: '118.00', tuoteCatTypeId: 1 };

/** A product in use. */
export const tuote = (changes: Partial<Tuote> = {}): Tuote => ({
  ...usual,
  tuoteId: 1,
  laskuttajaAsiakasId: 1,
  lisäNimike: '',
  tuoteTypeId: null,
  määräKaava: '',
  aktiivinen: true,
  kustannusPaikkaEval: '',
  alv: '25.5',
  orderNum: 10,
  tuoteCatTypeName: 'Pumppaus',
  kommentti: '',
  foreignKeys: [],
  varmenne: 1,
  ...changes,
});

/** What the save of a new product carries. */
export const tuoteSave = (changes: Partial<TuoteSave> = {}): TuoteSave => ({ ...usual, ...changes });
