/** What is told of a change that was done, taken back or done again. */
export const texts = {
  undo: 'Kumoa',
  redo: 'Tee uudelleen',
  showDay: 'Näytä päivä',
  laterFirst: 'Kumoa ensin myöhempi muutos',
  turned: {
    undo: (what: string) => `Kumottiin: ${what}`,
    redo: (what: string) => `Tehtiin uudelleen: ${what}`,
  },
  colleague: {
    title: 'Kollega on muuttanut samaa tämän jälkeen',
    text: 'Jos jatkat, kollegan muutos korvautuu.',
    confirmLabel: 'Korvaa kollegan muutos',
    cancelLabel: 'Jätä ennalleen',
  },
  keys: { undo: 'Kumoa viimeisin muutos', redo: 'Tee uudelleen' },

  resized: (what: string, from: string, to: string) => `Muutettiin aikaa, ${what}: ${from} → ${to}`,
  moved: (what: string, from: string, to: string) => `Siirrettiin ${what}: ${from} → ${to}`,
  keikka: (keikkaId: number) => `tilaus ${keikkaId}`,
  palkkiMoved: 'palkki',
  auto: (vehicleNo: string) => `auto ${vehicleNo}`,
  tila: (keikkaId: number, from: string, to: string) => `Tilaus ${keikkaId}: ${from} → ${to}`,
  driver: (name: string, vehicleNo: string) => `Kuljettaja ${name} → ${vehicleNo}`,
  copied: (keikkaId: number) => `Kopioitiin tilaus ${keikkaId}`,
  palkki: {
    copied: (title: string) => `Kopioitiin palkki: ${title}`,
    made: (title: string) => `Lisättiin palkki: ${title}`,
    changed: (title: string) => `Muutettiin palkkia: ${title}`,
  },
} as const;
