/** The Finnish texts of the palkki editor. */
export const texts = {
  newTitle: 'Uusi palkki',
  title: 'Palkki',
  help: {
    label: 'Mikä palkki on?',
    paragraphs: [
      'Palkki on ajoneuvon aikaa ilman tilausta: kommentti, huolto, poissaolo ajosta, varoitus tai muu merkintä päivän riville.',
      'Piirrä tyhjä aika riville hiirellä, kaksoisnapsauta sitä tai paina siinä Enter: palkki saa siitä ajoneuvon ja ajan.',
      'Muuten uusi palkki on klo 7:00–16:00. Kun tilaus tai palkki on valittuna, näppäimellä N tehty alkaa sen lopusta ja kestää tunnin.',
      'Alku on ennen loppua: jos ne menevät ristiin, palkki kestää tunnin alusta. Pisin kesto on vuosi.',
    ],
  },
  duration: 'Kesto',
  minutes: 'min',
  commentHint: 'Merkki *red, *blue, *green tai *bold muotoilee koko tekstin, esim. ”*red Letkun vaihto”.',
  preview: 'Rivillä näkyy',
  views: 'Yllä oma näkymä, alla valitun yrityksen',
  company: {
    label: 'Yritykselle näkyy',
    row: (asiakasNimi: string, items: readonly string[]) =>
      `${asiakasNimi} näkee rivillä: ${items.length === 0 ? 'ei mitään' : items.join('; ')}`,
    noPalkki: 'Yksityinen palkki ei näy yritykselle.',
    masked: (count: number) =>
      count === 1
        ? 'Yritys ei ole osapuolena yhdessä tilauksessa: se näkee siitä vain varatun ajan.'
        : `Yritys ei ole osapuolena ${count} tilauksessa: se näkee niistä vain varatun ajan.`,
    hidden:
      'Yritys ei ole osapuolena rivin tilauksissa: ne ovat siltä piilossa tai näkyvät sille vain varattuna aikana.',
    exceptions:
      'Lattian toimittaja, tilauksen kuljettaja ja henkilö, jolla on tilaukseen oma oikeus, näkevät sen kokonaan.',
    unknown: (count: number) =>
      count === 1
        ? 'Yksi rivin merkintä puuttuu tästä: sen näkyvyyttä yritykselle ei tiedetä.'
        : `${count} rivin merkintää puuttuu tästä: niiden näkyvyyttä yritykselle ei tiedetä.`,
  },
  endMoved: (time: string) => `Loppu siirtyi: ${time}`,
  restoreEnd: 'Palauta',
  under: (count: number, named: readonly string[], others: number) =>
    `Ajoneuvolla on silloin ${count === 1 ? 'tilaus' : `${count} tilausta`}: ${named.join('; ')}${others > 0 ? ` ja ${others} muuta` : ''}.`,
  moveTo: (times: string) => `Siirrä ${times}`,
  shortenTo: (times: string) => `Lyhennä ${times}`,
  savedStill: 'Voit tallentaa silti: tilaus pysyy paikallaan, ja rivi saa varoitusmerkin.',
  savePalkki: 'Tallenna palkki',
  close: 'Sulje',
  readFailed: 'Palkkia ei voitu ladata',
  gone: 'Joku muu on poistanut palkin.',
  saveFailed: 'Error saving palkki to DB !',
  typesFailed: 'Palkkilajeja ei saatu ladattua.',
  conflict: 'Kollega on muuttanut palkkia',

  drivers: 'Kuljettajat',
  noDrivers: 'Palkille ei ole valittu kuljettajaa.',
  addDriver: 'Lisää kuljettaja',
  searchDriver: 'Hae nimellä tai autolla',
  nobodyElse: 'Ei muita kuljettajia tänä päivänä.',
  idle: 'Vapaana',
  free: 'Vapaa',
  away: 'Poissa',
  onOrder: (keikkaId: number, end: string) => `Tilauksella ${keikkaId} klo ${end} asti`,
  removeDriver: (name: string) => `Poista kuljettaja ${name}`,
  driversFailed: 'Päivän kuljettajien haku epäonnistui.',
  loadingDrivers: 'Ladataan kuljettajia...',
  companies: 'Näkyy yrityksille',
  noCompanies: 'Palkki näkyy vain omalle yritykselle.',
  isSource: 'Palkin lähdeasiakas',
  addCompany: 'Lisää yritys',
  searchCompany: 'Hae nimellä',
  noOtherCompany: 'Ei muita lähdeasiakkaita tai kumppaneita.',
  companiesHint: 'Valitut yritykset näkevät palkin ajan ja tekstin, eivät kuljettajia. Muille palkki ei näy.',
  privateHint: 'Yksityinen palkki ei näy muille yrityksille, vaikka niitä olisi valittu.',
  removeCompany: (name: string) => `Poista yritys ${name}`,
  companiesFailed: 'Palkin näkyvyyden haku epäonnistui.',
  companiesToAddFailed: 'Yritysten haku epäonnistui.',
  loadingCompanies: 'Ladataan yrityksiä...',
  peopleLater: 'Kuljettajat ja yritykset, joille palkki näkyy, valitaan, kun palkki on tallennettu.',
} as const;
