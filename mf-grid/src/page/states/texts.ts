/** The Finnish texts for a day that is loading, failed or empty. */
export const texts = {
  loading: 'Ladataan aikataulunäkymää...',
  empty: 'Ei tilauksia',
  emptyText: (day: string) => `Päivälle ${day} ei ole tilauksia.`,
  loadFailed: 'Tilausten lataaminen epäonnistui',
  reload: 'Lataa uudelleen',
  shownFromMemory: 'Tilausten lataaminen epäonnistui, näytetään tilaukset muistista',
  renderFailed: 'Gridi-näkymän latausvirhe',
  refreshPage: 'Päivitä sivu',
} as const;
