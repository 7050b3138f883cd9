import { clockRange, m3Text } from '@keikka/domain';

/** The statuses that staff has of its own, as one is in them. A company's other ones are named as they are. */
const inStatus: Readonly<Record<string, string>> = {
  Loma: 'lomalla',
  Sairas: 'sairaana',
  Vapaa: 'vapaalla',
  Koulutus: 'koulutuksessa',
  Viikonloppu: 'viikonloppuvapaalla',
  Poissa: 'poissa',
};

const statusOn = (name: string, status: string): string =>
  inStatus[status] ? `${name} on ${inStatus[status]}` : `${name}: ${status.toLocaleLowerCase('fi')}`;

const count = (keikkaCount: number): string => `${keikkaCount} kpl`;

const orders = (count: number): string => (count === 1 ? '1 tilaus' : `${count} tilausta`);

/** The Finnish texts of an order's drivers. */
export const texts = {
  title: 'Kuljettajat',
  sums: (m3: number, keikkaCount: number) => `${m3Text(m3)} · ${count(keikkaCount)}`,
  count,
  months: '6 kk',
  sumsLoading: 'Ladataan kuuden kuukauden määriä',
  sumsFailed: 'Kuuden kuukauden määrien haku epäonnistui',

  chosen: 'Valitut kuljettajat',
  columns: '6 kk · m³ · kpl',
  columnsOfDay: 'päivän m³ · kpl',
  none: 'Tilaukselle ei ole valittu kuljettajaa.',
  ofDay: (vehicleNo: string) => `Päivän kuljettaja · ${vehicleNo}`,
  ofKeikka: 'Valittu tilaukselle',
  call: (name: string) => `Soita: ${name}`,
  remove: (name: string) => `Poista ${name} tilaukselta`,
  removed: (name: string) => `${name} poistettu tilaukselta`,
  undo: 'Kumoa',
  present: 'Töissä',
  away: 'Poissa',
  awayOn: (name: string, status: string) =>
    `${statusOn(name, status)} tilauksen päivänä. Poista hänet tai valitse vapaa kuljettaja.`,

  search: 'Lisää kuljettaja',
  needed: 'Tarve:',
  choices: 'Lisättävät kuljettajat',
  add: (name: string, reason: string) => `Lisää ${name}: ${reason}`,
  free: 'Vapaat',
  busy: 'Varatut',
  notes: { free: 'koko tilauksen ajan', busy: 'pienin este ensin' },
  notesOfDay: { free: 'ei tilauksia tilauksen päivänä', busy: 'vähiten työtä ensin' },
  taken: (vehicleNo: string, start: number, end: number, name: string) =>
    `${vehicleNo} · ${clockRange(start, end)} ${name}`.trim(),
  atWork: 'Töissä, ei ajoneuvoa',
  noVehicle: 'ei ajoneuvoa',
  noOrders: 'ei tilauksia',
  orders,
  nobody: 'Ei muita kuljettajia tilauksen päivänä.',
  noMatch: 'Haulla ei löydy kuljettajia.',
  noTime: 'Kuljettajia voi lisätä, kun tilauksella on aika.',

  workFailed: 'Päivän töiden haku epäonnistui. Kuljettajat on jaettu koko päivän tilausten mukaan.',
  loading: 'Ladataan kuljettajia...',
  readFailed: 'Kuljettajien haku epäonnistui. Yritä uudelleen myöhemmin.',
  saveFailed: 'Kuljettajien päivitys epäonnistui. Yritä uudelleen.',
} as const;
