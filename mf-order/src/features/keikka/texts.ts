/** The Finnish texts of an order that did not load, and of who else has it open. */
export const texts = {
  noOrder: 'Ei tilausta',
  notFound: 'Tilausta ei löydy',
  refreshFailed: (why: string) => `Tiedot eivät ehkä ole ajan tasalla. ${why}`,
  otherCompany: 'Toinen yritys',
  viewedBy: (names: readonly string[]) =>
    `${names.join(', ')} ${names.length === 1 ? 'katselee' : 'katselevat'}`,
  opening: 'Avataan tilausta',
  phases: {
    start: 'Aloitetaan',
    init: 'Haetaan tilausta',
    auth: 'Tarkistetaan oikeudet',
    betonit: 'Haetaan betonit',
    finalize: 'Viimeistellään',
    settings: 'Haetaan asetukset',
    pumpparit: 'Haetaan pumpparit',
  },
  code: (code: number | string) => `Koodi ${code}`,
} as const;
