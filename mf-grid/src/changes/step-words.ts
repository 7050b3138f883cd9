import type { GridDay, GridDriver, GridItem } from '@keikka/contracts';
import { clockOf, clockRange, listedName, shortDay } from '@keikka/domain';
import type { NewStep } from '@keikka/sdk';
import { driverDropWarning, dropWarning } from '../day/drops/drop-warning.js';
import { planMoves } from '../day/drops/move-plan.js';
import { dropBoard, type ItemMove } from '../day/drops/resolve-drop.js';
import { minutesOf } from '../day/model/grid-day.js';
import type { StepChange } from './commands/step-change.js';
import { arrow, texts } from './undo/texts.js';

/** What a step says: done, undone, and what is to be known of it. */
export type Words = Pick<NewStep<StepChange>, 'text' | 'undone' | 'warning' | 'besides'>;

export const vehicleNoOf = (day: GridDay, vehicleId: number | null): string =>
  day.ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId)?.vehicleNo ?? '';

const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(', ');

/** 'Siirrettiin tilaus 4711: auto P12 → P15, 10:15', and why the row of the day it goes to did not want it. */
export function movedWords(day: GridDay, item: GridItem, move: ItemMove, target: GridDay): Words {
  const what = item.isPalkki ? texts.palkkiMoved : texts.keikka(item.keikkaId);
  const isOtherDay = day.yyyymmdd !== target.yyyymmdd;
  const warning = placeWarning(day, item, move, target);
  const [before, after] = [clockOf(Date.parse(item.timeStart)), clockOf(Date.parse(move.timeStart))];
  const [from, to] = [vehicleNoOf(day, item.vehicleId), vehicleNoOf(target, move.vehicleId)];
  const [isLater, isOnOther] = [before !== after, item.vehicleId !== move.vehicleId];
  if (isOtherDay) {
    const [was, is] = [shortDay(day.yyyymmdd), shortDay(target.yyyymmdd)];
    const vehicles = isOnOther && arrow(texts.auto(from), to);
    return {
      text: joined(texts.moved(what, was, is), vehicles, isLater && after),
      undone: joined(texts.back(what, is, was), isOnOther && arrow(to, from), isLater && before),
      warning,
    };
  }
  if (minutesOf(item) !== minutesOf(move)) {
    const [was, is] = [timesText(item), timesText(move)];
    return { text: texts.resized(what, was, is), undone: texts.back(what, is, was), warning };
  }
  if (!isOnOther)
    return { text: texts.moved(what, before, after), undone: texts.back(what, after, before), warning };
  return {
    text: joined(texts.moved(what, texts.auto(from), to), isLater && after),
    undone: joined(texts.back(what, to, from), isLater && before),
    warning,
  };
}

/** Why the place does not suit the item; undefined where it does. */
export const placeWarning = (
  day: GridDay,
  item: GridItem,
  move: ItemMove,
  target: GridDay,
): string | undefined =>
  day.yyyymmdd === target.yyyymmdd ? dropWarning(day, item, move) : dayWarning(target, item, move);

/** What the other day will mark of the item: 'Puomi 28 m, tilattu 32 m; Lehtonen Risto, loma 26.11.' */
function dayWarning(target: GridDay, item: GridItem, move: ItemMove): string | undefined {
  const { vehicleId, timeStart, timeEnd, kuskit } = move;
  const goal = { item, vehicleId, kuskit, startMs: Date.parse(timeStart), endMs: Date.parse(timeEnd) };
  const [answer] = planMoves(target, dropBoard(target, item.ownerAsiakasId), [goal]);
  return answer?.reasons.join('; ') || undefined;
}

/** 'Kuljettaja Salonen Antti → P21', and why the row did not want the driver. */
export function droppedWords(day: GridDay, driver: GridDriver, vehicleId: number): Words {
  const name = listedName(driver);
  const [to, from] = [vehicleNoOf(day, vehicleId), vehicleNoOf(day, driver.vehicleId)];
  return {
    text: texts.driver(name, to),
    undone:
      from === to ? texts.driversBack(to) : texts.back(texts.driverName(name), to, from || texts.noVehicle),
    warning: driverDropWarning(day, driver, vehicleId),
  };
}

const timesText = ({ timeStart, timeEnd }: Pick<ItemMove, 'timeStart' | 'timeEnd'>): string =>
  clockRange(Date.parse(timeStart), Date.parse(timeEnd));
