/** Texts about a change that was done, undone or redone. */
export const texts = {
  undo: 'Kumoa',
  redo: 'Tee uudelleen',
  showDay: 'Näytä päivä',
  laterFirst: 'Kumoa ensin myöhempi muutos',
  keikka: (keikkaId: number) => `Tilaus ${keikkaId}: `,
  history: 'Muutoshistoria',
  historyAddress: (keikkaId: number) => `/tilaus/${keikkaId}?valilehti=historia`,
  undone: (what: string) => `Kumottu: ${what}`,
  turned: {
    undo: (what: string) => `Kumottiin: ${what}`,
    redo: (what: string) => `Tehtiin uudelleen: ${what}`,
  },
  colleague: {
    title: 'Kollega on muuttanut samaa tämän jälkeen',
    author: (name: string, time: string) => `${name} muutti samaa klo ${time}.`,
    text: 'Jos jatkat, kollegan muutos korvautuu.',
    confirmLabel: 'Korvaa kollegan muutos',
    cancelLabel: 'Jätä ennalleen',
  },
  keys: { undo: 'Kumoa viimeisin muutos', redo: 'Tee uudelleen' },
} as const;
