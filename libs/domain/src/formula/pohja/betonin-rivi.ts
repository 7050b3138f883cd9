import type { PohjanRivi } from './rivi-pohjasta.js';

type Given = 'riviSelite' | 'määrä' | 'yksikkö' | 'hinta' | 'alv' | 'keikkaBetoniId' | 'selvitys';

/** A row that a concrete of an order makes, or an extra of it: no row of a template and no formula stands behind it. */
export const betoninRivi = (given: Pick<PohjanRivi, Given> & Partial<PohjanRivi>): PohjanRivi => ({
  aktiivinen: true,
  ehtoKaava: '',
  ehtoTäyttyy: true,
  riviSeliteKaava: '',
  riviSelite2: '',
  riviSelite2Kaava: '',
  määräKaava: '',
  hintaKaava: '',
  tuoteId: null,
  tuoteIdKaava: '',
  aleProsentti: '0',
  kustannusPaikka: '',
  virhe: '',
  keikkaLaskuPohjaRiviId: null,
  keikkaBetoniAttrId: null,
  ...given,
});
