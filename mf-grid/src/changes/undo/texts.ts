/** An arrow never begins a line. */
export const arrow = (from: string, to: string): string => `${from}\u00a0→\u00a0${to}`;

/** The names of changes, in toasts and when they are undone. */
export const texts = {
  resized: (what: string, from: string, to: string) => `Muutettiin aikaa, ${what}: ${arrow(from, to)}`,
  moved: (what: string, from: string, to: string) => `Siirrettiin ${what}: ${arrow(from, to)}`,
  /** What undoing does: 'tilaus 4594 takaisin P21 → P19' */
  back: (what: string, from: string, to: string) => `${what} takaisin ${arrow(from, to)}`,
  keikka: (keikkaId: number) => `tilaus ${keikkaId}`,
  keikat: (count: number) => `${count} tilausta`,
  palkkiMoved: 'palkki',
  auto: (vehicleNo: string) => `auto ${vehicleNo}`,
  tila: (keikkaId: number, from: string, to: string) => `Tilaus ${keikkaId}: ${arrow(from, to)}`,
  /** From one vehicle to another, or from one driver to another. */
  driver: (from: string, to: string) => `Kuljettaja ${arrow(from, to)}`,
  driverStays: (name: string) => `Kuljettaja ${name} pysyy`,
  change: (name: string) => `Vaihda: ${name}`,
  restore: (name: string) => `Palauta: ${name}`,
  drivers: (keikkaId: number, from: string, to: string) =>
    `Tilaus ${keikkaId}: kuljettaja ${arrow(from, to)}`,
  driverName: (name: string) => `kuljettaja ${name}`,
  /** What undoing does when the driver stays on the vehicle and its orders get their earlier ones. */
  driversBack: (vehicleNo: string) => `auto ${vehicleNo}, entiset kuljettajat`,
  noVehicle: 'ei ajoneuvoa',
  copied: (keikkaId: number, copyId: number) => `Kopioitiin tilaus ${arrow(`${keikkaId}`, `${copyId}`)}`,
  /** Whose the copy on another vehicle is; empty without a driver. */
  copyDriver: (name: string) => (name ? `Kopion kuljettaja ${name}` : 'Kopiolla ei ole kuljettajaa'),
  copyStays: 'Rivillä ei ollut vapaata paikkaa: kopio on alkuperäisen päällä.',
  orderMade: 'Uusi tilaus luotiin onnistuneesti ja avattiin muokkaukseen',
  /** It is made, and no board has it yet. */
  orderMadeOnly: (keikkaId: number) => `Luotiin tilaus ${keikkaId}`,
  orderRemoved: (keikkaId: number) => `tilauksen ${keikkaId} luonti`,
  orderDeleted: (keikkaId: number) => `tilauksen ${keikkaId} poisto`,
  orderNotOpened: (keikkaId: number) =>
    `Tilaus ${keikkaId} luotiin onnistuneesti, mutta sen avaaminen muokkaukseen epäonnistui. Päivitä sivu nähdäksesi uuden tilauksen.`,
  palkki: {
    copied: (title: string) => `Kopioitiin palkki: ${title}`,
    made: (title: string) => `Lisättiin palkki: ${title}`,
    changed: (title: string) => `Muutettiin palkkia: ${title}`,
    shown: (title: string, company: string) => `Palkki ${title} näkyy: ${company}`,
    hidden: (title: string, company: string) => `Palkki ${title} ei enää näy: ${company}`,
    driverAdded: (title: string, name: string) => `Palkki ${title}: lisättiin ${name}`,
    driverRemoved: (title: string, name: string) => `Palkki ${title}: poistettiin ${name}`,
  },
} as const;
