/** The Finnish texts of why a row has its price. */
export const selvitysTexts = {
  title: 'Miksi tämä hinta?',
  why: (name: string) => `Miksi tämä hinta: ${name}`,
  close: 'Sulje selvitys',
  loading: 'Ladataan selvitystä...',
  failed: 'Selvityksen lataaminen epäonnistui',
  computed: (when: string, pohja: string, osa: 'rivi' | 'betoni' | 'lisä', nro: number) =>
    [when && `Laskettu ${when}`, `laskupohja ${pohja}, ${osa} ${nro}`].filter(Boolean).join(', '),
  openPohja: 'Avaa laskupohja',
  byHand: 'Rivi on kirjoitettu käsin tai kopioitu, joten laskupohja ei kerro hinnasta.',
  hinta: 'Hinta',
  maara: 'Määrä',
  netto: 'Netto',
  ale: (prosentti: string) => `Alennus ${prosentti.replace('.', ',')} %`,
  lahteet: { laskupohja: 'Laskupohjasta', tuote: 'Tuotteesta', oletus: 'Oletus', tilaus: 'Tilaukselta' },
  muutokset: 'Muutettu sen jälkeen',
} as const;
