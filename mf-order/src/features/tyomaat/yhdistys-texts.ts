import type { Siirtyvat, TyomaaYhdistys, Yhdistettava } from '@keikka/contracts';

const tilausta = (count: number): string => (count === 1 ? '1 tilaus' : `${count} tilausta`);
const henkiloa = (count: number): string => (count === 1 ? '1 yhteyshenkilö' : `${count} yhteyshenkilöä`);

/** The Finnish texts of the merging of two sites. */
export const yhdistysTexts = {
  title: 'Yhdistä työmaat',
  close: 'Sulje',
  vertaa: 'Vertaa',
  vertaaOf: (one: string, other: string) => `Vertaa: ${one} ja ${other}`,
  loading: 'Verrataan työmaita',
  loadFailed: 'Työmaiden vertailu epäonnistui.',
  etaisyys: (metres: number | null) =>
    metres === null ? 'etäisyyttä ei tiedetä' : `kohteet ${metres} m toisistaan`,
  kartta: 'Työmaat kartalla',
  metria: (metres: number) => `${metres} m`,
  eroa: (count: number) => (count === 1 ? '1 ero' : `${count} eroa`),
  samoja: (count: number) => (count === 1 ? '1 kenttä sama' : `${count} kenttää samoja`),
  kumpi: 'Kumpi jää?',
  vaihda: 'Vaihda',
  jaa: 'Jää',
  poistuu: 'Poistuu',
  mikaTieto: 'Mikä tieto jää?',
  ohje: 'Valitse solu tai käytä nuolia ← →',
  kentta: 'Kenttä',
  jaavan: (nimi: string) => `${nimi}, jää`,
  poistuvan: (nimi: string) => `${nimi}, poistuu`,
  tyhja: 'tyhjä',
  samat: 'Samat',
  kentat: {
    nimi: 'Nimi',
    numero: 'Numero',
    osoite1: 'Osoiterivi 1',
    osoite2: 'Osoiterivi 2',
    postinumero: 'Postinumero',
    kaupunki: 'Kaupunki',
    ajoOhje: 'Ajo-ohje',
    kommentti: 'Kommentti',
    laskuViite: 'Laskun viite',
    yhteyshenkilo: 'Yhteyshenkilö',
    sijainti: 'Sijainti',
  } satisfies Record<Yhdistettava, string>,
  siirtyy: (nimi: string) => `Mitä siirtyy työmaalle ${nimi}?`,
  tilausta,
  henkiloa,
  tilaukset: ({ tulossa, toimitettu, omiaVersioita }: Siirtyvat) =>
    [
      `${tulossa} tulossa, ${toimitettu} toimitettu.`,
      ...(omiaVersioita > 0 ? [`${omiaVersioita} tilauksen oma versio säilyy.`] : []),
    ].join(' '),
  asiakas: 'Asiakas',
  laskut: 'Laskut ennallaan',
  laskutText: 'Laskutettuja rivejä ja viitteitä ei muuteta.',
  oikeudet: 'Oikeudet eivät siirry',
  oikeudetText: (count: number) =>
    `${count === 1 ? '1 henkilö' : `${count} henkilöä`}. Työmaalle annettu oikeus jää poistuvalle työmaalle.`,
  jalkeen: 'Yhdistämisen jälkeen työmaalla on ',
  numeroLoytyy: (numero: string) => `Numero ${numero} löytyy hakemalla jatkossakin.`,
  kumottavissa: 'Kumottavissa 10 minuuttia',
  peruuta: 'PERUUTA',
  yhdista: 'Yhdistä',
  failed: 'Työmaiden yhdistäminen epäonnistui.',
  undoFailed: 'Yhdistämisen kumoaminen epäonnistui.',
  yhdistetty: (kello: string, nimi: string) => `Yhdistetty ${kello}: ${nimi}`,
  siirtyi: ({ tilauksia, henkiloita }: Pick<TyomaaYhdistys, 'tilauksia' | 'henkiloita'>, nimi: string) =>
    [tilausta(tilauksia), ...(henkiloita > 0 ? [henkiloa(henkiloita)] : [])].join(' ja ') +
    ` siirtyi työmaalle ${nimi}`,
  step: (poistui: string, jai: string) => `${poistui} yhdistetty työmaahan ${jai}.`,
  aikaa: (time: string) => `Kumottavissa vielä ${time}`,
  kumoa: 'Kumoa',
} as const;
