/** The Finnish texts of the step log of an order. */
export const texts = {
  title: 'Vaiheloki',
  latest: (count: number) => `${count} viimeisintä`,
  count: (count: number) => `${count} kpl`,
  showAll: (count: number) => `Kaikki ${count}`,
  showLatest: 'Vain viimeisimmät',
  system: 'Järjestelmä',
  confirmed: (time: string) => `kuitattu ${time}`,

  none: 'Ei vaiheita',
  loading: 'Ladataan vaihelokia...',
  loadFailed: 'Vaihelokia ei voitu ladata',

  add: 'Lisää merkintä',
  type: 'Merkinnän tyyppi',
  entry: 'Merkintä',
  addFailed: 'Tallentaminen epäonnistui',
  remove: (message: string) => `Poista lokimerkintä ${message}`,
  removeQuestion: {
    title: 'Poistetaan lokimerkintä',
    text: 'Haluatko varmasti poistaa lokimerkinnän?',
    confirmLabel: 'KYLLÄ, poista merkintä',
    cancelLabel: 'PERUUTA',
  },
  removed: 'Lokimerkintä poistettu',
  back: 'lokimerkinnän poisto',
  removeFailed: 'Poisto epäonnistui',
  backFailed: 'Lokimerkinnän palauttaminen epäonnistui',
} as const;
