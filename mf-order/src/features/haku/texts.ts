/** The Finnish texts of the search of orders. */
export const texts = {
  title: 'Hae tilausta: numero, asiakas, osoite, puhelin',
  label: 'Hae tilausta',
  placeholder: 'Hae tilausta: numero, asiakas, osoite, puhelin',
  clear: 'Tyhjennä haku',
  shortcut: 'Ctrl K',
  hits: (count: number) => (count === 1 ? '1 osuma' : `${count} osumaa`),
  searching: 'haetaan...',
  results: 'Löytyneet tilaukset',

  filters: 'Rajaus',
  filter: { all: 'Kaikki päivät', coming: 'Tulevat', past: 'Menneet' },
  tab: 'Tab',
  changesFilter: 'vaihtaa rajausta',

  part: { today: 'Tänään', coming: 'Tulevat', past: 'Menneet' },
  order: { coming: 'lähin päivä ensin', past: 'viimeisin ensin' },
  showOlder: (count: number) => (count === 1 ? 'Näytä 1 vanhempi' : `Näytä ${count} vanhempaa`),
  more: (count: number) => `Vielä ${count}. Tarkenna hakua.`,

  noTime: 'Ei aikaa',
  noVehicle: 'Ei ajoneuvoa',
  noDriver: 'Ei kuljettajaa',
  m3: (amount: string) => `${amount} m³`,
  elsewhere: {
    contact: 'Yhteyshenkilö',
    driving: 'Ajo-ohje:',
    heading: 'Otsikko:',
    siteNumber: 'Työmaan numero',
  },

  keys: {
    up: '↑',
    down: '↓',
    browse: 'selaa',
    enter: '↵',
    open: 'avaa',
    shiftEnter: '⇧↵',
    showDay: 'näytä päivä',
    escape: 'Esc',
    close: 'sulkee',
  },
  onlyReadable: 'Vain tilaukset, joihin sinulla on lukuoikeus',

  typeMore: 'Kirjoita vähintään 2 merkkiä. Sanojen järjestyksellä ei ole väliä.',
  examples: [
    ['4711', 'tilauksen numero'],
    ['kosk lohja', 'asiakas ja paikkakunta'],
    ['kauppak 12', 'työmaan osoite'],
    ['0407654321', 'puhelin, myös ilman välejä'],
  ],
  recent: 'Viimeksi avatut',

  none: (text: string) => `Ei tilauksia haulla ”${text}”`,
  noneHint: 'Lyhennä hakusanaa tai hae pelkällä numerolla.',
  shorter: (text: string, hits: string) => `Hae ”${text}” · ${hits}`,
} as const;
