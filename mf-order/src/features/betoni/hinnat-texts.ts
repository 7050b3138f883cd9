import { numberText, type PumpSize } from '@keikka/domain';

/** The Finnish texts of what a concrete costs: the panels of a whole line, and the windows of its prices. */
export const hinnatTexts = {
  panels: 'Betonin hinnat',
  pohjat: 'Laskupohjat',
  tarjoukset: 'Tarjoukset',
  otsikko: 'Betoni ja tilaus',

  perM3: (price: string) => `${price}/m³`,
  take: 'Käytä hintaa',
  takeFrom: (price: string, name: string) => `Käytä hintaa ${price}/m³, ${name}`,
  taken: 'Käytössä',
  forAll: 'Kaikille asiakkaille',
  same: 'Sama betoni',
  ero: (ero: number) => `Lähin betoni, ero ${numberText(ero)}`,

  noPayer: 'Ei valittua laskutusasiakasta',
  noPohjat: 'Asiakkaalla ei ole laskupohjaa',
  noMatch: 'Betonilaatua ei löydy laskupohjista.',
  noTarjoukset: 'Ei tarjouksia',
  failed: 'Betonin hintojen haku epäonnistui',
  pohjatFailed: 'Laskupohjalistan haku epäonnistui',
  loading: 'Ladataan hintoja…',

  betonihinnat: 'Betonihinnat',
  laskutetut: 'Laskutetut betonit',
  pohjaWindow: {
    title: 'Betonihinnat laskupohjissa',
    tabs: { first: 'Valittu betoni', second: 'Haku' },
    search: 'Etsi laskupohjien betoneista',
  },
  laskutetutWindow: {
    title: 'Aikaisemmin laskutetut betonit',
    tabs: { first: 'Asiakkaan betonit', second: 'Hae kaikista' },
    search: 'Etsi laskutetuista betoneista',
  },
  columns: {
    aika: 'Aika',
    tilaus: 'Tilaus',
    lasku: 'Lasku',
    rivi: 'Betoni',
    asiakas: 'Asiakas',
    maara: 'Määrä',
    hinta: 'Hinta',
    pohja: 'Laskupohja',
  },
  lead: (number: number, name: string) => `Rivi ${number}, ${name}`,
  takes: 'Rivin valinta ottaa hinnan betoniriville.',
  short: 'Kirjoita vähintään kaksi merkkiä.',
  none: 'Ei tuloksia.',
  close: 'SULJE',

  share: (m3: string, total: string) => `Määrä ${m3}, tilauksella yhteensä ${total}`,
  pumppu: (puomi: string, size: PumpSize) => `Pumppu ${puomi}\u00a0m, ${size}`,
  price: (price: string) => `Myyntihinta ${price}/m³`,
  noPrice: 'Myyntihintaa ei ole annettu.',
  sum: (sum: string) => `Rivi yhteensä ${sum}, alv 0 %`,
} as const;
