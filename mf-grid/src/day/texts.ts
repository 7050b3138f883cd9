import { m3Text, numberText } from '@keikka/domain';

/** The Finnish texts of the day and those that several features share; each feature has its own file. */
export const texts = {
  board: 'Päivän aikataulu',
  day: 'Päivä',
  today: 'Tänään',
  previousDay: 'Edellinen päivä',
  nextDay: 'Seuraava päivä',
  week: 'Viikko',
  previousWeek: 'Edellinen viikko',
  nextWeek: 'Seuraava viikko',
  makePalkki: 'Uusi palkki',
  move: 'Siirrä…',
  vehicle: 'Ajoneuvo',
  noDriver: 'Ei kuljettajaa',
  masked: '2. Ei pääsyä',
  unsaved: 'tallennetaan',
  conflict: 'Päällekkäin',
  conflicts: {
    count: (count: number) =>
      count === 0 ? 'Ei ristiriitoja' : count === 1 ? '1 ristiriita' : `${count} ristiriitaa`,
    vehicle: (vehicleNo: string) => `Auto ${vehicleNo}`,
    driver: (name: string) => `Kuljettaja ${name}`,
    atTheSameTime: (who: string, keikkaId: number, more: number) =>
      `${who} on samaan aikaan työssä ${keikkaId}${more > 0 ? ` ja ${more} muussa` : ''}`,
    /** The viewer may not see the other job, so its number is left out. */
    withMasked: (who: string, more: number) =>
      `${who} on samaan aikaan toisessa työssä${more > 0 ? ` ja ${more} muussa` : ''}`,
  },
  separator: (vehicleCount: number, keikkaCount: number, m3: number) =>
    [
      vehicleCount === 1 ? '1 ajoneuvo' : `${vehicleCount} ajoneuvoa`,
      keikkaCount === 1 ? '1 tilaus' : `${keikkaCount} tilausta`,
      m3Text(m3),
    ].join(' · '),

  facts: {
    time: 'Aika',
    betoni: 'Betoni',
    tehdas: 'Tehdas',
    pumppu: 'Pumppu',
    yhteyshenkilo: 'Yhteyshenkilö',
    source: 'Lähde',
    linja: (metres: number) => `linja ${metres} m`,
    leaves: (time: string) => `lähtö ${time}`,
  },

  filter: {
    label: 'Suodata',
    hits: (count: number) =>
      count === 0 ? 'Ei osumia' : count === 1 ? '1 osuma' : `${numberText(count)} osumaa`,
  },

  drivers: { away: 'Poissa', call: (name: string) => `Soita: ${name}` },
  statistics: { keikat: 'tilausta', m3: 'm³' },
  /** The heading of the shortcuts of the whole page. */
  keys: { page: 'Päivä' },
} as const;
