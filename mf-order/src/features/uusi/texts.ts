/** The Finnish texts of a new order. */
export const texts = {
  title: 'Uusi tilaus',
  source: 'Tilauksen lähde. Mistä tilaus on saapunut?',
  chooseSource: 'Valitse tilauksen lähde',
  sourcesLoading: 'Haetaan lähteitä...',
  sourcesFailed: 'Virhe ladattaessa tilauksen luontitietoja',
  retry: 'Yritä uudelleen',
  create: 'Luo tilaus',
  when: 'Aika',
  suppliers: 'Toimittajat',
  failed: 'Tilauksen luominen epäonnistui. Tarkista asiakastiedot ja yritä uudelleen.',
} as const;
