import type { GridDay, GridItem } from '@keikka/contracts';
import { numberText } from '@keikka/domain';
import { lackingBoom } from '../model/vehicle-fit.js';
import { texts } from '../texts.js';
import type { ItemMove } from './resolve-drop.js';
import { rowAnswer } from './row-answer.js';

/** Why the row of a drop did not want it, as its toast says: 'Puomi 28 m, tilattu 32 m'. Undefined where it fits. */
export function dropWarning(day: GridDay, item: GridItem, move: ItemMove): string | undefined {
  const vehicle = day.ajoneuvot.find(({ vehicleId }) => vehicleId === move.vehicleId);
  if (!vehicle) return undefined;
  const span = { startMs: Date.parse(move.timeStart), endMs: Date.parse(move.timeEnd) };
  const { kind, text } = rowAnswer(vehicle, day.yyyymmdd, item, span);
  if (kind !== 'ban') return undefined;
  const ordered = lackingBoom(vehicle, item);
  const reasons = text.split(', ');
  if (ordered !== null) {
    const puomi = vehicle.vehiclePuomi ? numberText(vehicle.vehiclePuomi) : null;
    reasons[0] = texts.warnings.puomi(puomi, numberText(ordered));
  }
  const [first = '', ...rest] = reasons;
  return [first.charAt(0).toLocaleUpperCase('fi') + first.slice(1), ...rest].join(', ');
}
