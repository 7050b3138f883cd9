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
  makeOrder: 'Uusi tilaus',
  makePalkki: 'Uusi palkki',
  move: 'Siirrä…',
  vehicle: 'Ajoneuvo',
  noDriver: 'Ei kuljettajaa',
  masked: '2. Ei pääsyä',
  unsaved: 'tallennetaan',
  conflict: 'Päällekkäin',
  conflicts: {
    none: 'Ei ristiriitoja',
    count: (count: number) => (count === 1 ? '1 ristiriita' : `${count} ristiriitaa`),
    vehicle: (vehicleNo: string) => `Auto ${vehicleNo}`,
    driver: (name: string) => `Kuljettaja ${name}`,
    atTheSameTime: (who: string, keikkaId: number, more: number) =>
      `${who} on samaan aikaan työssä ${keikkaId}${more > 0 ? ` ja ${more} muussa` : ''}`,
    /** The viewer may not see the other job, so its number is left out. */
    withMasked: (who: string, more: number) =>
      `${who} on samaan aikaan toisessa työssä${more > 0 ? ` ja ${more} muussa` : ''}`,
  },
  billed: 'Laskutus tehty',
  warning: 'Varoitus',
  metres: (metres: string) => `${metres} m`,
  /** By `vehicleTypeId`. */
  vehicleTypes: ['', 'Betoniauto', 'Pumi', 'Pumppu'],
  warnings: {
    count: (count: number) => (count === 1 ? '1 varoitus' : `${count} varoitusta`),
    kinds: {
      puomi: 'Puomi',
      huolto: 'Huolto',
      poissaAjosta: 'Poissa ajosta',
      poissa: 'Poissa',
      siirtyma: 'Siirtymä',
    },
    /** In metres; null without a boom. */
    puomi: (metres: string | null) => (metres === null ? 'Ei puomia' : `Puomi ${metres} m`),
    huolto: (times: string) => `Huollossa ${times}`,
    poissaAjosta: (times: string) => `Poissa ajosta ${times}`,
    siirtyma: (driveMinutes: number, gapMinutes: number) =>
      `siirtymä ${driveMinutes} min, väliä ${gapMinutes} min`,
    arvio: 'arvio',
    poissa: (name: string, status: string, day: string) =>
      `${name}, ${status.toLocaleLowerCase('fi')} ${day}`,
  },
  /** The orders of a day, and how many more would come: '39 tilausta + 3'. */
  load: (count: number, more = 0) =>
    [count === 1 ? '1 tilaus' : `${count} tilausta`, more > 0 && `+ ${more}`].filter(Boolean).join(' '),
  /** What a day says to what is to go there. */
  plan: {
    free: 'Vapaa',
    frees: (count: number) => (count === 1 ? '1 vapaa' : `${count} vapaata`),
    clashes: (count: number) => `${count} päällekkäin`,
    /** null: it is the vehicle that is taken. */
    clash: (driver: string | null, times: string, title: string) =>
      `${driver === null ? 'Päällekkäin' : `Kuljettaja ${driver} päällekkäin`} ${times} ${title}`,
  },
  separator: (vehicleCount: number, keikkaCount: number, m3: number) =>
    [
      vehicleCount === 1 ? '1 ajoneuvo' : `${vehicleCount} ajoneuvoa`,
      keikkaCount === 1 ? '1 tilaus' : `${keikkaCount} tilausta`,
      m3Text(m3),
    ].join(' · '),

  ordered: (has: string, ordered: string) => `${has}, tilattu ${ordered}`,

  filter: {
    label: 'Suodata',
    hits: (count: number) =>
      count === 0 ? 'Ei osumia' : count === 1 ? '1 osuma' : `${numberText(count)} osumaa`,
    hitOf: (place: number, count: number) => `${numberText(place)} / ${numberText(count)}`,
  },

  drivers: { away: 'Poissa', call: (name: string) => `Soita: ${name}` },
  statistics: { keikat: 'tilausta', m3: 'm³' },
  /** The heading of the shortcuts of the whole page. */
  keys: { page: 'Päivä' },
} as const;
