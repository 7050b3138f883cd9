import { m3Text } from '@keikka/domain';

/** The Finnish texts of a limutus in the order's form. */
export const limutusTexts = {
  act: 'Limut',
  title: (number: number) => `Limutus, rivi ${number}`,
  steps: 'Vaiheet',
  undoSteps: 'Palautus käänteisessä järjestyksessä',
  canDo: 'Mitä voit tehdä',
  close: 'Sulje',
  retry: 'Yritä uudelleen',
  override: 'Jatka silti',
  warnings: (count: number) => (count === 1 ? '1 varoitus' : `${count} varoitusta`),
  needsOverride: 'Jatkaminen vaatii pääkäyttäjän oikeuden ohittaa varoitukset.',
  step: (step: number, of: number) => `Vaihe ${step}/${of}`,
  atTime: (clock: string) => `klo ${clock}`,
  /** A step beyond the last is the storing of what they have made. */
  atStep: (step: number, of: number, clock: string) =>
    step > of ? `vaiheiden jälkeen, klo ${clock}` : `vaihe ${step}/${of}, klo ${clock}`,
  retrying: (attempt: number, of: number) => `Yritetään uudelleen, yritys ${attempt}/${of}`,
  restoring: 'Palautetaan',
  reload: 'Lataa sivu uudelleen',
  waits: 'Odottaa',
  underWay: 'Käynnissä',
  done: 'Valmis',
  details: {
    copy: 'Uusi rivi, sama laatu',
    copyM3: (m3: string) => `Limu: ${m3}`,
    copyPrice: (note: string) => `Limu: ei hintaa, muistiinpano ${note}`,
    copyRaeKoko: (from: string, to: string) => `Limu: ${from} → ${to}`,
    sourceM3: (number: number, from: string, to: string) => `Rivi ${number}: ${from} → ${to}`,
  },
  checked: (number: number, m3: number) => `Rivi ${number}: ${m3Text(m3)}, tarkistettu palvelimelta`,
  notDone: 'Ei tehty',
  failed: 'Epäonnistui',
  undone: 'Tehty ja peruttu',
  unknown: 'Tila tuntematon',
  stays: (m3: number) => `Tilauksen määrä pysyy: ${m3Text(m3)}`,
  restored: (number: number, m3: number) =>
    `Rivi ${number} on ennallaan ${m3Text(m3)} eikä kopiota jäänyt. Limutusta ei tehty.`,
  refused: 'Limutusta ei tehty.',
  notAsBefore: 'Rivit eivät ole ennallaan',
  notRead: 'Tilausta ei saatu luettua uudelleen',
  gone: 'Nykyistä betonia ei löydy',
  split: (number: number, from: string, to: string, grain: string) =>
    `Rivi ${number}: ${from} → ${to} ${grain}.`,
  primer: (number: number, m3: string, grain: string) => `Rivi ${number}: ${m3} ${grain}, Limu, ei hintaa.`,
  total: (m3: number) => `Yhteensä edelleen ${m3Text(m3)}.`,
  made: (number: number) => `Limutus tehty riville ${number}`,
  madeBack: 'Limutus peruttu',
  undoFailed: 'Limutusta ei voitu perua',
  redoFailed: 'Limutusta ei voitu tehdä uudelleen',
} as const;
