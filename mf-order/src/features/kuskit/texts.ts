import { m3Text } from '@keikka/domain';

const orders = (count: number): string => (count === 1 ? '1 tilaus' : `${count} tilausta`);

/** The Finnish texts of an order's drivers. */
export const texts = {
  title: 'Kuljettajat',
  sums: (m3: number, count: number) => `${m3Text(m3)} · ${count} kpl`,

  chosen: 'Valitut kuljettajat',
  columns: 'päivän m³ · kpl',
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
    `${name}: ${status.toLocaleLowerCase('fi')} tilauksen päivänä. Poista hänet tai valitse vapaa kuljettaja.`,

  search: 'Lisää kuljettaja',
  needed: 'Tarve:',
  choices: 'Lisättävät kuljettajat',
  add: (name: string, reason: string) => `Lisää ${name}: ${reason}`,
  free: 'Vapaat',
  freeNote: 'ei tilauksia tilauksen päivänä',
  busy: 'Varatut',
  busyNote: 'vähiten työtä ensin',
  atWork: 'Töissä, ei ajoneuvoa',
  noVehicle: 'ei ajoneuvoa',
  noOrders: 'ei tilauksia',
  orders,
  nobody: 'Ei muita kuljettajia tilauksen päivänä.',
  noMatch: 'Haulla ei löydy kuljettajia.',
  noTime: 'Kuljettajia voi lisätä, kun tilauksella on aika.',

  loading: 'Ladataan kuljettajia...',
  readFailed: 'Kuljettajien haku epäonnistui. Yritä uudelleen myöhemmin.',
  saveFailed: 'Kuljettajien päivitys epäonnistui. Yritä uudelleen.',
} as const;
