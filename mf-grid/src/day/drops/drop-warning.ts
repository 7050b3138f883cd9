import type { GridDay, GridDriver, GridItem } from '@keikka/contracts';
import { jobsOf } from '../model/drivers.js';
import { lackText } from '../model/item-text.js';
import { lackOf } from '../model/vehicle-fit.js';
import type { ItemMove } from './resolve-drop.js';
import { driverAnswer, rowAnswer } from './row-answer.js';

/** Why the row of a drop did not want it, as its toast says: 'Puomi 28 m, tilattu 32 m'. Undefined where it fits. */
export function dropWarning(day: GridDay, item: GridItem, move: ItemMove): string | undefined {
  const vehicle = day.ajoneuvot.find(({ vehicleId }) => vehicleId === move.vehicleId);
  if (!vehicle) return undefined;
  const span = { startMs: Date.parse(move.timeStart), endMs: Date.parse(move.timeEnd) };
  const { kind, text } = rowAnswer(vehicle, day.yyyymmdd, item, span);
  if (kind !== 'ban') return undefined;
  const lack = lackOf(vehicle, item);
  const reasons = text.split(', ');
  if (lack) reasons[0] = lackText(lack);
  return asSentence(reasons.join(', '));
}

/** The same of a driver, who gets all orders of the vehicle: 'Varattu 10–12'. */
export function driverDropWarning(day: GridDay, driver: GridDriver, vehicleId: number): string | undefined {
  const vehicle = day.ajoneuvot.find((candidate) => candidate.vehicleId === vehicleId);
  if (!vehicle) return undefined;
  const jobs = jobsOf(day, driver.personId);
  const { kind, text } = driverAnswer(vehicle, day.yyyymmdd, { driver, jobs });
  return kind === 'ban' ? asSentence(text) : undefined;
}

const asSentence = (text: string): string => text.charAt(0).toLocaleUpperCase('fi') + text.slice(1);
