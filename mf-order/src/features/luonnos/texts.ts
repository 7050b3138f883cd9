/** The Finnish texts of a draft that is sent to who pumps it. */
export const texts = {
  send: 'Lähetä',
  remove: 'Poista luonnos',
  before: 'Ennen lähetystä',
  count: (done: number, all: number) => `${done} / ${all}`,
  done: 'kunnossa',
  missing: 'puuttuu',

  aika: 'Aika ja kesto',
  tyomaa: 'Työmaa ja osoite',
  yhteyshenkilo: 'Yhteyshenkilö ja puhelin',
  betoni: 'Betoni',
  puomi: 'Toivottu puomi',
  noAika: 'Valitse päivä ja kellonaika',
  noTyomaa: 'Työmaa puuttuu',
  noOsoite: 'Osoite puuttuu',
  noYhteyshenkilo: 'Kenelle kuljettaja soittaa?',
  noPuhelin: (name: string) => `${name}: puhelinnumero puuttuu`,
  noBetoni: 'Lisää betoni ja määrä',
  noPuomi: 'Kerro, miten pitkä puomi tarvitaan',

  // Why a field is locked.
  asiakas: 'Vastaanottava asiakas',
  omissaNimissa: 'Tilaat oman yrityksesi nimissä',
  asiakkaanNimissa: 'Tilaat tämän asiakkaan nimissä',
  toimittaja: 'Betonitoimittaja',
  sovittu: 'Sovittu pumppaajan kanssa',
  sovitaan: 'Sovitaan pumppaajan kanssa',
  tehdas: 'Tehdas',
  pumppaajanValinta: 'Pumppaajan valitsema',
  valitaan: 'Pumppaaja valitsee',
  ajomatka: 'Ajomatka',
  lasketaan: 'Lasketaan reitistä',
  vahvistetaan: 'Pumppaaja vahvistaa laadun ja määrän lähetyksen jälkeen.',

  siteFirst: 'Valitse ensin työmaa',
  valinnatFailed: 'Vaihtoehtoja ei saatu ladattua.',

  after: 'Mitä sitten tapahtuu?',
  stages: [
    { tila: '1 Luonnos', text: 'Voit muokata ja jatkaa myöhemmin.' },
    { tila: '2 Lähetetty', text: 'Kentät lukittuvat. Muutokset soittaen.' },
    { tila: '3 Käsittelyssä', text: 'Pumppaaja valitsee auton.' },
  ],

  ask: {
    title: 'Lähetetäänkö tilaus?',
    text: (missing: readonly string[]) =>
      `Tilauksesta puuttuu vielä: ${missing.join(', ')}. Lähetettyä tilausta ei voi enää muokata.`,
    confirmLabel: 'LÄHETÄ',
    cancelLabel: 'TÄYDENNÄ ENSIN',
  },
  askRemove: {
    title: 'Poistetaanko luonnos?',
    text: 'Luonnosta ei ole lähetetty pumppaajalle. Poistettua et voi itse palauttaa.',
    confirmLabel: 'POISTA LUONNOS',
    cancelLabel: 'PERUUTA',
    danger: true,
  },
} as const;
