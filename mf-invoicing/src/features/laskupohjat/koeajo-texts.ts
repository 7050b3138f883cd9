/** The Finnish texts of trying a template. */
export const koeajoTexts = {
  koeajo: 'Koeajo',
  title: (nimi: string) => `Koeajo: ${nimi}`,
  lead: (asiakas: string, count: number) =>
    [asiakas, count === 1 ? 'viimeisin laskutettu tilaus' : `${count} viimeistä laskutettua tilausta`]
      .filter(Boolean)
      .join(' · '),
  running: 'Lasketaan viimeisiä tilauksia...',
  failed: 'Koeajo epäonnistui',
  again: 'Aja uudelleen',
  back: 'Takaisin muokkaukseen',
  none: {
    title: 'Ei laskutettuja tilauksia',
    text: 'Asiakkaalla ei ole vielä laskua, johon pohjaa voisi verrata.',
  },
  puuttuu: (count: number) =>
    count === 1
      ? 'Yhtä laskutettua tilausta ei voitu enää lukea.'
      : `${count} laskutettua tilausta ei voitu enää lukea.`,
  suodattimet: 'Koeajon tulokset',
  kaikki: 'Kaikki',
  samat: 'Samat',
  eroavat: 'Eroavat',
  virheet: 'Virhe',
  columns: {
    tilaus: 'Tilaus',
    paiva: 'Päivä',
    tyomaa: 'Työmaa',
    silloin: 'Silloin',
    nyt: 'Nyt',
    ero: 'Ero',
    syy: 'Mistä ero johtuu',
    rivi: 'Rivi',
    maara: 'Määrä',
  },
  virhe: 'virhe',
  yhteensa: 'Yhteensä',
  vajaa: 'vajaa',
  openLasku: (name: string) => `Avaa lasku ${name}`,
  rivitOf: (keikkaId: number) => `Tilauksen ${keikkaId} rivit`,
  dash: '–',
  note: 'Silloin = laskutettu netto. Nyt = tämä laskupohja muutoksineen. Koeajo ei luo eikä muuta laskuja.',
} as const;
