import { at, dayVehicle, gridDriver, gridKeikka, keikkaKuski } from '@keikka/builders';
import type { KeikkaKuskiOfDay, KuskiOfDay } from '@keikka/contracts';

const noWork = { m3: 0, keikkaCount: 0, keikkaMinutes: 0 };

const driver = (personId: number, name: string, changes: Partial<KuskiOfDay> = {}): KuskiOfDay => ({
  ...gridDriver({ personId, personLastName: name, personFirstName: 'Eero' }),
  ...noWork,
  ...changes,
});
/** A driver of the order. */
export const kuski = (personId: number, name: string): KeikkaKuskiOfDay => ({
  ...keikkaKuski({ personId, personLastName: name, personFirstName: 'Eero', personPhone: '040 555 0112' }),
  personEmail: '',
  m3: 55.5,
  keikkaCount: 2,
  keikkaMinutes: 210,
});

export const jari = kuski(1, 'Heikkinen');
export const jukka = kuski(2, 'Jokinen');
/** The drivers of the order's day. */
export const ofDay = [
  driver(1, 'Heikkinen', { vehicleId: 12 }),
  driver(2, 'Jokinen', { pois: true, statusName: 'Loma' }),
  driver(3, 'Korhonen', { vehicleId: 7, keikkaCount: 3, keikkaMinutes: 420, m3: 83.5 }),
  driver(4, 'Koskela', { vehicleId: 14, keikkaCount: 1, keikkaMinutes: 90, m3: 67 }),
  driver(5, 'Ajanto'),
  driver(6, 'Turunen', { vehicleId: 24 }),
  driver(7, 'Ahonen', { pois: true, statusName: '' }),
];

const job = (vehicleId: number, personId: number, from: string, to: string) =>
  dayVehicle({
    vehicleId,
    keikkaGroup: [
      gridKeikka({
        keikkaId: 9000 + vehicleId,
        asiakasNimi: 'Nordlattia Oy',
        timeStart: at(from),
        timeEnd: at(to),
        kuskit: [keikkaKuski({ personId })],
      }),
    ],
  });
/** Korhonen drives at the order's time, Koskela for a shorter part of it, and Turunen before it. */
export const rows = [job(7, 3, '9:30', '12:00'), job(14, 4, '10:00', '11:30'), job(24, 6, '7:00', '8:45')];

/** What two of them have driven in six months. */
export const sums = [
  { personId: 1, m3: 2184.5, keikkaCount: 61 },
  { personId: 5, m3: 964, keikkaCount: 29 },
];
