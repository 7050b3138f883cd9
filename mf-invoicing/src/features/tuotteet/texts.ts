/** The Finnish texts of the products page. Toasts are the specification's to the letter (invoicing §8). */
export const texts = {
  tuotteet: 'Tuotteet',
  uusiTuote: 'Uusi tuote',
  search: 'Hae tuotteita',
  refresh: 'Päivitä',
  loading: 'Ladataan tuotteita...',
  count: (shown: number, all: number) => `${shown} / ${all} tuotetta`,
  activeCount: (active: number) => `${active} aktiivista`,

  loadFailed: 'Tuotteiden lataaminen epäonnistui',
  refreshFailed: 'Tuotelistan päivitys epäonnistui. Näytetään aiemmin haetut tuotteet.',
  empty: { title: 'Ei tuotteita', text: 'Lisää ensimmäinen tuote, niin sitä voi käyttää laskuriveillä.' },
  noHits: { title: 'Ei tuloksia.', clear: 'Tyhjennä haku' },

  sections: {
    tuote: 'Tuote',
    hinta: 'Hinta',
    kaavat: 'Kaavat',
    tunnukset: 'Tunnukset',
    lisatiedot: 'Lisätiedot',
  },
  hints: {
    määräKaava: 'esim. {m3} tai {max(0; kesto - 3)}',
    kustannusPaikkaEval: 'esim. 4100 tai {kaupunki}',
    tunnus: 'Tuotteen tunnus laskutusjärjestelmässä',
    orderNum: 'Tyhjä: listan loppuun',
  },
  sampleKeikka: 'Esimerkkitilaus',
  sampleFailed: 'Yhtään tilausta ei voitu lukea, joten kaavan arvoa ei näytetä.',
  tilaus: (keikkaId: number) => `Tilaus ${keikkaId}`,
  active: 'Aktiivinen',
  passive: 'Ei käytössä',
  dash: '–',

  removeQuestion: (nimi: string) => ({
    title: 'Poistetaan tuote',
    text: `${nimi} poistetaan tuotelistalta.`,
    confirmLabel: 'KYLLÄ, poista tuote',
    cancelLabel: 'PERUUTA',
  }),
  conflict: (nimi: string) => `Tuotetta ${nimi} on muutettu samaan aikaan`,

  savedStep: (nimi: string) => ({
    text: 'Tallennus onnistui',
    undone: `tuotteen ${nimi} tallennus`,
  }),
  saveFailed: 'Tallentaminen epäonnistui',
  keysFailed: 'Tuote tallennettiin, mutta tunnusten tallentaminen epäonnistui',
  undoFailed: 'Muutosten kumoaminen epäonnistui',
  removed: 'Tuote poisto onnistui',
  removeFailed: 'Tuotteen poisto epäonnistui',
  remakeFailed: 'Tuotteen palautus epäonnistui',
  removeRefused: 'Poisto epäonnistui',
} as const;
