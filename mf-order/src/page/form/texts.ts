/** The Finnish texts of what stands around an order: the page, the window and the rail of tabs. */
export const texts = {
  back: 'Takaisin',
  toGrid: 'Siirry gridiin',
  noTabs: 'Sinulla ei ole oikeutta tilauksen tietoihin.',

  openInNewWindow: 'Avaa uudessa ikkunassa',
  print: 'Tulosta',
  help: 'Ohje',
  helpText:
    'Yläpalkin muutokset tallentuvat heti, lomakkeen muutokset TALLENNA-painikkeella. Näkymä päivittyy itse, kun joku muuttaa tilausta.',
  helpKeys:
    'Esc sulkee ikkunan. Ikkunaa voi siirtää otsikosta vetämällä, kaksoisnapsautus palauttaa sen keskelle.',
  topBar: 'Aika, ajoneuvo ja tila',
  tabList: 'Tilauksen välilehdet',
  tabs: {
    tilaus: 'Tilaus',
    lisatiedot: 'Lisätiedot',
    teksti: 'Teksti',
    historia: 'Muutoshistoria',
    aikaisemmat: 'Aikaisemmat tilaukset',
    laskutus: 'Laskutus',
    oikeudet: 'Oikeudet',
  },
  tehtavat: 'Tehtävät',

  previous: 'Ajoneuvon edellinen tilaus',
  next: 'Ajoneuvon seuraava tilaus',
  placeOnVehicle: (place: number, count: number, vehicleNo: string) =>
    `${place}/${count} · auto ${vehicleNo}`,

  autosave: {
    on: 'Automaattinen tallennus päällä (1,5 s muutoksesta)',
    off: 'Automaattinen tallennus pois päältä',
  },
  more: 'Lisää toimintoja',
  save: 'TALLENNA',
  saveReady: 'Tallenna ja merkitse toimitusvalmiiksi',
  cancel: 'PERUUTA',
  saving: 'Tallennetaan...',
  savedAt: (clock: string) => `Tallennettu ${clock}`,
  /** As there is room for. */
  undo: 'Kumoa',
  undoSave: 'Kumoa tallennus',
  undoSaveLeft: (left: string) => `Aikaa kumota: ${left}`,
  timeLeft: (seconds: number) => (seconds > 60 ? `${Math.ceil(seconds / 60)} min` : `${seconds} s`),
  unsaved: (count: number) => `Tallentamattomia muutoksia: ${count}`,
  showUnsaved: 'Näytä',
  unsavedTitle: (keikkaId: number) => (count: number) =>
    count === 1
      ? `Tilauksessa ${keikkaId} on tallentamaton muutos`
      : `Tilauksessa ${keikkaId} on ${count} tallentamatonta muutosta`,
  saveFailed: 'Tallentaminen epäonnistui',
  saveOnTilaus: 'Tallenna muutokset Tilaus-välilehdeltä',
  undoFailed: 'Muutosten kumoaminen epäonnistui',
  savedStep: (keikkaId: number) => ({
    text: `Tilaus ${keikkaId} tallennettu`,
    undone: `tilauksen ${keikkaId} tallennus`,
  }),
  conflict: (title: string) => `${title}: joku muu muutti samoja tietoja`,
} as const;
