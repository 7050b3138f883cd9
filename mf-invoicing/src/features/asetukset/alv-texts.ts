/** The Finnish texts of the company's own VAT rate. */
export const alvTexts = {
  otsikko: 'Oma ALV-kanta',
  selite: (yleinen: string) =>
    `Uusi laskurivi saa oman kannan, kun tuotteella tai laskupohjan rivillä ei ole omaansa. Muuten kanta on yleinen ${yleinen}.`,
  kaudet: 'ALV-kaudet',
  eiOmaa: 'Ei omaa kantaa',
  kausi: (alv: string, paivat: string) => `${alv}, ${paivat}`,
  alkaen: (paiva: string) => `${paiva} alkaen`,
  asti: (paiva: string) => `${paiva} asti`,
  toistaiseksi: 'toistaiseksi',
  kanta: 'ALV-kanta',
  kantaHint: 'Tyhjä palauttaa yleisen kannan.',
  raja: 'Kanta on 0–100 %.',
  alkaa: 'Alkaen',
  tallenna: 'TALLENNA',
  tallennettu: 'ALV-kanta tallennettu',
  saveFailed: 'ALV-kannan tallentaminen epäonnistui',
  paattyy: (paiva: string) => ({
    title: 'Oma ALV-kanta päättyy',
    text: `Uudet laskurivit saavat yleisen kannan toimituksista, jotka ovat ${paiva} tai sen jälkeen.`,
    confirmLabel: 'KYLLÄ, yleinen kanta',
    cancelLabel: 'PERUUTA',
  }),
  korvaa: (paiva: string) => ({
    title: 'Myöhempi ALV-kanta poistuu',
    text: `Kaudet, jotka alkavat ${paiva} tai sen jälkeen, korvataan tällä.`,
    confirmLabel: 'KYLLÄ, korvaa',
    cancelLabel: 'PERUUTA',
  }),
} as const;
