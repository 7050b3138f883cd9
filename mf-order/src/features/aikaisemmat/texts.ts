/** The Finnish texts of the other orders at the order's site. */
export const texts = {
  title: 'Aikaisemmat tilaukset',
  loading: 'Ladataan työmaan tilauksia...',
  span: 'Työmaan tilaukset 365 päivän takaa 30 päivän päähän. Rivi avaa tilauksen uuteen välilehteen.',
  columns: {
    time: 'Aika',
    duration: 'Kesto',
    vehicle: 'Ajoneuvo',
    pipe: 'Linja',
    m3: 'm³',
    betoni: 'Betoni',
    tila: 'Tila',
    order: 'Tilaus',
  },
  metres: (metres: string) => `${metres} m`,
  dash: '–',
  empty: {
    title: 'Työmaalla ei ole muita tilauksia',
    text: 'Tässä näkyvät tilaukset 365 päivän takaa 30 päivän päähän. Muut päivät näet gridistä.',
  },
  noSite: {
    title: 'Tilauksella ei ole työmaata',
    text: 'Työmaan muut tilaukset näkyvät tässä, kun tilaukselle on valittu työmaa.',
  },
  loadFailed: 'Työmaan tilauksia ei voitu ladata',
  refreshFailed: 'Tiedot eivät ehkä ole ajan tasalla.',
} as const;
