import * as build from '@keikka/builders';
import type {
  DayVehicle,
  GridDay,
  GridDriver,
  GridItem,
  GridKeikka,
  GridPalkki,
  MaskedKeikka,
} from '@keikka/contracts';

export { at, DAY } from '@keikka/builders';

const between = (from: string, to: string) => ({ timeStart: build.at(from), timeEnd: build.at(to) });

/** What stands on the board is told by its wall times first. */
export const keikka = (from: string, to: string, overrides: Partial<GridKeikka> = {}): GridKeikka =>
  build.gridKeikka({ ...between(from, to), ...overrides });

export const maskedKeikka = (from: string, to: string, overrides: Partial<GridKeikka> = {}): MaskedKeikka =>
  build.maskedKeikka({ ...between(from, to), ...overrides });

export const palkki = (from: string, to: string, overrides: Partial<GridPalkki> = {}): GridPalkki =>
  build.gridPalkki({ ...between(from, to), ...overrides });

/** A vehicle is told by its id and what stands on its row. */
export const vehicle = (
  vehicleId: number,
  keikkaGroup: GridItem[] = [],
  overrides: Partial<DayVehicle> = {},
): DayVehicle => build.dayVehicle({ vehicleId, keikkaGroup, ...overrides });

export const driver = (personId: number, overrides: Partial<GridDriver> = {}): GridDriver =>
  build.gridDriver({ personId, ...overrides });

export const gridDay = (ajoneuvot: DayVehicle[], overrides: Partial<GridDay> = {}): GridDay =>
  build.gridDay({ ajoneuvot, ...overrides });
