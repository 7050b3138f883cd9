import type { PariSyy } from '@keikka/contracts';

/** The Finnish texts of sites that may be the same. */
export const pariTexts = {
  lahesSamat: 'Lähes samat',
  paria: (count: number) => (count === 1 ? '1 pari' : `${count} paria`),
  counted: (pairs: number) => `${pairs === 1 ? '1 pari' : `${pairs} paria`}, ${pairs * 2} työmaata`,
  syyt: {
    lahesSamat: 'Sama asiakas, nimi ja osoite lähes samat',
    samaOsoite: 'Sama osoite, nimi eri',
    kirjoitusasu: 'Kirjoitusasu',
    lyhenne: 'Lyhenne',
    eriAsiakas: 'Eri asiakas, sama osoite',
    eiPostinumeroa: 'Postinumero puuttuu toisesta',
    eiSijaintia: 'Sama nimi, sijainti puuttuu toisesta',
  } satisfies Record<PariSyy, string>,
  toisistaan: (metres: number | null) =>
    metres === null ? 'etäisyyttä ei tiedetä' : `${metres} m toisistaan`,
  eivatSama: 'Eivät ole sama',
  eivatSamaOf: (one: string, other: string) => `Eivät ole sama: ${one} ja ${other}`,
  apart: (one: string, other: string) => `${one} ja ${other} eivät ole sama.`,
  apartFailed: 'Merkitseminen epäonnistui.',
  order: 'Järjestys: todennäköisin pari ensin',
  by: 'Ehdotettu nimen, osoitteen ja sijainnin mukaan',
  loading: 'Etsitään lähes samoja työmaita',
  loadFailed: 'Lähes samojen työmaiden etsiminen epäonnistui.',
  empty: { title: 'Ei lähes samoja työmaita.' },
} as const;
