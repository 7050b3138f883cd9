/** The Finnish texts of a new order. */
export const texts = {
  title: 'Uusi tilaus',
  source: 'Tilauksen lähde. Mistä tilaus on saapunut?',
  help: {
    label: 'Ohje: uusi tilaus',
    paragraphs: [
      'Valitse lähde, josta tilaus on saapunut. Eniten tilanneet ovat ensimmäisinä: viimeiset 30 päivää painavat eniten, ja yli 90 päivää vanhoja tilauksia ei lasketa.',
      'Toimittajat ja laskutus tulevat lähteen asetuksista. Ne näkyvät Lisätoiminnoissa, joissa ne voi vaihtaa.',
      'Tilaus syntyy luonnoksena ja avautuu muokkaukseen.',
    ],
  },
  chooseSource: 'Valitse tilauksen lähde',
  sourcesLoading: 'Haetaan lähteitä...',
  sourcesFailed: 'Virhe ladattaessa tilauksen luontitietoja',
  retry: 'Yritä uudelleen',
  otherSources: 'Muut lähteet',
  weightedAmount: 'painotettu määrä',
  weighted: 'painotettu',
  orders: (count: number) => (count === 1 ? '1 tilaus' : `${count} tilausta`),

  addSource: {
    open: 'Lisää lähdeasiakas',
    title: 'Lisää lähdeasiakas',
    create: 'Lisää lähdeasiakas',
    company: 'Yritys',
    placeholder: 'Asiakkaan nimi tai Y-tunnus',
    hint: 'Lähdeasiakas näkee tilauksensa ja niihin varatut ajoneuvot.',
    make: (typed: string) => `Luo asiakas ”${typed}”`,
    choose: 'Valitse yritys, josta tilauksia saapuu.',
    failed: 'Lähdeasiakkaan lisääminen epäonnistui. Yritä uudelleen.',
  },

  kind: 'Luotava kohde',
  order: 'Tilaus (keikka)',
  palkki: 'Aikapalkki',
  day: 'Päivä',

  more: 'Lisätoiminnot',
  fromSource: 'Oletukset lähdeasiakkaan asetuksista',
  invoicing: 'Laskutus',
  betoni: {
    label: 'Betonin suoralaskutus',
    on: 'Päällä: betoni laskutetaan suoraan asiakkaalta.',
    off: 'Pois: betonin laskuttaa tilauksen lähde.',
  },
  pumppu: {
    label: 'Pumppaus lähteen laskulle',
    on: 'Päällä: asiakkaalle ei tule suoraa pumppauslaskua.',
    off: 'Pois: pumppaus laskutetaan suoraan asiakkaalta.',
  },

  hint: { number: 'Numero valitsee lähteen,', enter: 'Enter', makes: 'luo tilauksen.' },
  create: 'Luo tilaus',
  createPalkki: 'Luo aikapalkki',
  failed: 'Tilauksen luominen epäonnistui. Tarkista asiakastiedot ja yritä uudelleen.',
  technical: 'Tekninen virhe tilauksen luonnissa. Yritä hetken kuluttua uudelleen.',
  unexpected: 'Tapahtui odottamaton tekninen virhe.',
} as const;
