import {
  clockRange,
  numberText,
  shortDay,
  vehicleType,
  type VehicleLack,
  type Yyyymmdd,
} from '@keikka/domain';

const metres = (puomi: number): string => `${numberText(puomi)}\u00a0m`;

const KILOMETRE = 1000;

const typeNames: Readonly<Record<number, string>> = {
  [vehicleType.betoniauto]: 'Betoniauto',
  [vehicleType.pumi]: 'Pumi',
  [vehicleType.pumppu]: 'Pumppu',
};

/** The Finnish texts of an order's vehicle. */
export const texts = {
  vehicle: 'Ajoneuvo',
  choose: (name: string) => `Ajoneuvo: ${name}`,
  search: 'Etsi ajoneuvoa tai kuljettajaa',
  list: 'Ajoneuvot',
  need: 'Tarve:',
  needs: (puomi: number) => `puomi ${metres(puomi)}`,
  when: (day: Yyyymmdd, start: number, end: number) => `${shortDay(day)} ${clockRange(start, end)}`,
  fitting: 'Sopivat',
  fittingNote: 'pienin riittävä puomi ensin',
  /** The way is an estimate (R-01a). */
  nearestNote: 'lähin edellinen ajo ensin (arvio)',
  others: 'Eivät sovi',
  othersNote: 'vähiten esteitä ensin',
  current: 'Nykyinen',
  noMatch: 'Ei osumia',
  none: 'Ei ajoneuvoja',
  loading: 'Ladataan ajoneuvoja',
  noDriver: 'Ei kuljettajaa',
  keys: { move: 'selaa', take: 'vaihtaa ajoneuvon', leave: 'sulkee' },

  boom: metres,
  fits: 'sopii',
  previous: (way: number) =>
    `edellinen ajo ${way < KILOMETRE ? 'alle 1' : numberText(Math.round(way / KILOMETRE))}\u00a0km päässä`,
  drive: (driveMinutes: number, gapMinutes: number) => `ajo ${driveMinutes} min, väli ${gapMinutes} min`,
  /** As the board warns. */
  siirtyma: (driveMinutes: number, gapMinutes: number) =>
    `siirtymä ${driveMinutes} min, väliä ${gapMinutes} min (arvio)`,

  notInService: 'ei käytössä',
  driverAway: 'kuljettaja poissa',
  tooShort: (own: number, ordered: number) => `puomi ${numberText(own)} < ${metres(ordered)}`,
  noBoom: (ordered: number) => `ei puomia, tarve ${metres(ordered)}`,
  noPump: 'betoniauto, ei pumppua',
  noMixer: 'pumppu, ei betoniautoa',

  /** 'Puomi 28 m, tilattu 32 m', as the board warns. */
  lack: ({ of, own, ordered }: VehicleLack) =>
    of === 'boom'
      ? `${own > 0 ? `Puomi ${metres(own)}` : 'Ei puomia'}, tilattu ${metres(ordered)}`
      : `${typeNames[own] ?? ''}, tilattu ${typeNames[ordered] ?? ''}`,

  changed: 'Ajoneuvo vaihdettu',
  changedBack: (from: string, to: string) => `ajoneuvo takaisin ${from} →\u00a0${to}`,
  saveFailed: 'Ajoneuvon vaihto epäonnistui',
  readFailed: 'Ajoneuvon tietojen lataus epäonnistui',
} as const;
