import type { GridItem } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import { copyCommand, sendCopy } from '../src/changes/commands/copy-command.js';
import { setDriverCommand } from '../src/changes/commands/driver-commands.js';
import { moveCommand } from '../src/changes/commands/move-command.js';
import { deletePalkkiCommand } from '../src/changes/commands/palkki-commands.js';
import { deletedTila, deleteKeikkaCommand, setTilaCommand } from '../src/changes/commands/tila-commands.js';
import { isReadable } from '../src/day/model/grid-day.js';
import { resolveDriverDrop } from '../src/day/drops/resolve-driver-drop.js';
import { droppedStaffing, ofOrders } from '../src/day/model/staffing.js';
import type { StepChange } from '../src/changes/commands/step-change.js';
import type { Place } from '../src/day/model/placed-item.js';
import type { Facts } from '../test/undo-model.js';
import { tilat, type MonkeyDay } from './monkey-day.js';

const { luonnos, poistettu } = keikkaTila;
const deleted = { tila: poistettu };
const gone = { gone: true };

/** Something that a person does on the board, at random; nothing when chance has chosen what can't be done. */
export type Gesture = (day: MonkeyDay, person: number) => Promise<void>;

export const move: Gesture = async (day, person) => {
  const { random, model, yyyymmdd, team } = day;
  const key = day.anyOf(day.pool);
  const before = model.of(key);
  const after = {
    vehicleId: random(2) ? day.anyOf(day.vehicleIds) : before.vehicleId,
    start: random(2) ? 360 + 15 * random(30) : before.start,
    length: random(3) ? before.length : 60 + 15 * random(12),
  };
  const changed = Object.entries(after).filter(([name, value]) => before[name as keyof Facts] !== value);
  if (changed.length === 0) return;
  const item = team.rowOf(key);
  // An order that stays on its vehicle is moved by a call that names the start whether it changed or not.
  const named = item.isKeikka && after.vehicleId === before.vehicleId ? { start: after.start } : {};
  const place: Place = { vehicleId: after.vehicleId, ...day.times(after) };
  const { vehicleId, timeStart, timeEnd } = item;
  const was: Place = { vehicleId, timeStart, timeEnd };
  const step = { kind: 'move', key, before: was, after: place } as const;
  await team.of(person).act(moveCommand(yyyymmdd, step), () => step);
  model.do(person, key, { ...named, ...Object.fromEntries(changed) });
  day.seen.acted += 1;
};

export const setTila: Gesture = async (day, person) => {
  const key = day.anyOf(day.pool);
  const item = day.team.rowOf(key);
  const tila = day.anyOf(tilat);
  if (item.isPalkki || item.keikkaTilaId === tila) return;
  const { keikkaId, keikkaTilaId } = item;
  const after = { keikkaTilaId: tila, keikkaTilaSelite: '' };
  const before = { keikkaTilaId, keikkaTilaSelite: '' };
  const command = setTilaCommand(day.yyyymmdd, { keikkaId, after });
  await day.team.of(person).act(command, () => ({ kind: 'tila', keikkaId, before, after }));
  day.model.do(person, key, { tila });
  day.seen.acted += 1;
};

export const drive: Gesture = async (day, person) => {
  const { yyyymmdd, team } = day;
  const board = team.board(person);
  const vehicleId = day.anyOf(day.vehicleIds);
  const personId = day.anyOf(day.driverIds);
  const vehicle = board.ajoneuvot.find((each) => each.vehicleId === vehicleId) ?? null;
  const driver = board.kuskit?.find((each) => each.personId === personId);
  if (!driver || !('move' in resolveDriverDrop(yyyymmdd, driver, vehicle))) return;
  const { before, after } = droppedStaffing(board, vehicleId, driver);
  const command = setDriverCommand(yyyymmdd, vehicleId, driver, after);
  await team.of(person).act(command, (rows) => {
    const changed = rows.flatMap(({ keikkaId }) => keikkaId ?? []);
    return { kind: 'kuski', vehicleId, before: ofOrders(before, changed), after: ofOrders(after, changed) };
  });
  day.model.drive(person, vehicleId, personId, day.ordersOn(vehicleId));
  day.seen.driven += 1;
  await day.staffFollows();
};

export const copy: Gesture = async (day, person) => {
  const key = day.anyOf(day.pool);
  const item = day.team.rowOf(key);
  if (day.isFull || (item.isKeikka && !isReadable(item))) return;
  const dispatcher = day.team.of(person);
  const { vehicleId, timeStart, timeEnd } = item;
  const place = { vehicleId, timeStart, timeEnd };
  const command = copyCommand(day.yyyymmdd, item, place, sendCopy(dispatcher.api));
  const made = await day.madeBy(dispatcher.act(command, copyStep));
  const original = day.model.of(key);
  if (item.isPalkki) day.model.make(person, made, original, gone);
  else day.model.make(person, made, { ...original, tila: luonnos }, deleted);
  day.seen.copied += 1;
};

function copyStep([row]: GridItem[]): StepChange {
  if (!row) throw new Error('No copy was made');
  if (row.isPalkki) return { kind: 'palkki', palkkiId: row.palkkiId, before: null, after: row };
  const { keikkaId, keikkaTilaId } = row;
  return { kind: 'tila', keikkaId, before: deletedTila, after: { keikkaTilaId, keikkaTilaSelite: '' } };
}

export const make: Gesture = async (day, person) => {
  if (day.isFull) return;
  const place = { vehicleId: day.anyOf(day.vehicleIds), start: 360 + 15 * day.random(30), length: 60 };
  const save = { vehicleId: place.vehicleId, ...day.times(place), keikkaComment: 'Apinan palkki' };
  const made = await day.madeBy(day.team.of(person).makePalkki(day.yyyymmdd, save));
  const { keikkaTilaId } = day.team.rowOf(made);
  day.model.make(person, made, { ...place, tila: keikkaTilaId }, gone);
  day.seen.made += 1;
};

/** Only what was made here goes: the demo company's day is to be played on again. */
export const remove: Gesture = async (day, person) => {
  if (day.madeStanding.length === 0) return;
  const key = day.anyOf(day.madeStanding);
  const item = day.team.rowOf(key);
  const dispatcher = day.team.of(person);
  if (item.isPalkki) {
    const { palkkiId } = item;
    const command = deletePalkkiCommand(day.yyyymmdd, palkkiId);
    await dispatcher.act(command, () => ({ kind: 'palkki', palkkiId, before: item, after: null }));
    day.model.remove(person, key);
  } else {
    const { keikkaId, keikkaTilaId } = item;
    const before = { keikkaTilaId, keikkaTilaSelite: '' };
    const command = deleteKeikkaCommand(day.yyyymmdd, keikkaId);
    await dispatcher.act(command, () => ({ kind: 'tila', keikkaId, before, after: deletedTila }));
    day.model.do(person, key, deleted);
  }
  day.seen.removed += 1;
};
