/** 'a, b ja c' */
export const listed = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' ja ');

/** The Finnish texts of who drives what. */
export const driverTexts = {
  missing: 'Kuljettaja puuttuu',
  change: 'Vaihda kuljettaja',
  /** The heading of the menu: 'Kuljettaja · P22 ti 24.11. · koskee 2 tilausta' */
  choice: (vehicleNo: string, day: string, count: number) =>
    [`Kuljettaja · ${vehicleNo} ${day}`, count > 0 && `koskee ${count} tilausta`].filter(Boolean).join(' · '),
  markedMissing: 'merkitään puuttuvaksi',
  removed: (vehicleNo: string) => `Auto ${vehicleNo}: ei kuljettajaa`,
  /** What undoing does. */
  back: (vehicleNo: string) => `auto ${vehicleNo}, entiset kuljettajat`,
  orders: (count: number) => (count === 1 ? '1 tilaus' : `${count} tilausta`),
  /** Orders without a driver beside those that have one. */
  without: (count: number) => `${count} ilman`,
  /** 'Ahonen Eero sairas 24.11.' */
  awayOn: (name: string, status: string, day: string) => `${name} ${status.toLocaleLowerCase('fi')} ${day}`,
  drivesOnly: (name: string, times: readonly string[]) => `${name} ajaa vain ${listed(times)}`,
  driveSome: (names: readonly string[]) => `${listed(names)} ajavat osan`,
} as const;
