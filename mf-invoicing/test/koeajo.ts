import type { KoeajonTilaus } from '@keikka/contracts';

type Rivi = KoeajonTilaus['rivit'][number];

/** A row of a run: the eighth of the template 218. */
export const koeajettuRivi = (changes: Partial<Rivi> = {}): Rivi => ({
  selite: 'Ajomatka',
  määrä: '5',
  yksikkö: 'km',
  silloin: '12.25',
  nyt: '12.25',
  ero: '0.00',
  laji: 'sama',
  virhe: '',
  kaava: null,
  osa: 'rivi',
  kohta: { laskupohjaId: 218, laskupohjaNimi: 'Perus 36 m', riviNro: 8 },
  ...changes,
});

/** An order of a run that would be billed as it was. */
export const koeajettuTilaus = (keikkaId: number, changes: Partial<KoeajonTilaus> = {}): KoeajonTilaus => ({
  keikkaId,
  keikkaLaskuId: keikkaId + 1000,
  laskuNo: '20459',
  pumppuAika: '2026-11-12T06:00:00.000Z',
  tyomaaNimi: 'Tynninharju',
  maksajaAsiakasNimi: 'Lohjan Valmisbetoni Oy',
  ajoneuvo: 'P12',
  toimitettuM3: 16,
  este: null,
  tila: 'sama',
  silloin: '100.00',
  nyt: '100.00',
  ero: '0.00',
  syy: '',
  rivit: [koeajettuRivi()],
  ...changes,
});
