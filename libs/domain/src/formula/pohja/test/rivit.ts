import type { LaskutettuRivi } from '../koeajo.js';
import type { UusiLasku } from '../lasku-pohjista.js';

/** A row of an invoice, as its template made it. */
export const billed = (changes: Partial<LaskutettuRivi> = {}): LaskutettuRivi => ({
  keikkaLaskuPohjaRiviId: 1,
  keikkaBetoniId: null,
  keikkaBetoniAttrId: null,
  riviSelite: 'Pumppaus',
  määrä: '16',
  yksikkö: 'm³',
  hinta: '8.90',
  aleProsentti: '5',
  alv: '25.5',
  aktiivinen: true,
  ehtoTäyttyy: true,
  ...changes,
});

/** The same row, as the template makes it now. */
export const made = (changes: Partial<LaskutettuRivi & { virhe: string }> = {}): UusiLasku['rivit'][number] =>
  ({
    ...billed(changes),
    virhe: '',
    selvitys: { laskupohjaId: 218, laskupohjaNimi: 'Perus 36 m', riviNro: 1 },
    ...changes,
  }) as UusiLasku['rivit'][number];
