import { keikkaCalls, kuskiCalls, palkkiCalls } from '@keikka/contracts';
import { dayRange, MINUTE_MS } from '@keikka/domain';
import { itemsOf } from './day.mjs';

/** @typedef {import('@keikka/contracts').GridKeikka} GridKeikka */
/** @typedef {import('@keikka/contracts').GridPalkki} GridPalkki */
/** @typedef {import('./board.mjs').Board} Board */
/** @typedef {import('../random.mjs').Dice} Dice */
/** @typedef {import('../ledger.mjs').Row} Row */

/**
 * What a person does next: its call, and the rows of its answer.
 * @typedef {object} Action
 * @property {string} kind
 * @property {import('@keikka/contracts').Call<any, any>} call
 * @property {Record<string, unknown>} input
 * @property {(data: any) => Row[]} rowsOf
 */

const QUARTER_MINUTES = 15;
const FIRST_QUARTER = 6 * 4;
const LAST_QUARTER = 18 * 4;
const durations = [30, 60, 90];
/** Those that may be set and that no clock changes. */
const tilat = [1, 2, 3, 4, 5];
/** With more, a palkki is deleted instead, so that a day stays a day. */
const MOST_PALKIT = 12;

/** How often each kind comes, in hundredths. */
const weights = /** @type {const} */ ([
  [40, moveOrder],
  [15, setTila],
  [10, dropDriver],
  [15, makePalkki],
  [10, savePalkki],
  [10, movePalkki],
]);

/**
 * @param {Board} board which the person looks at
 * @param {Dice} dice
 * @returns {Action | undefined} undefined when nothing on the board can be changed so
 */
export function nextAction(board, dice) {
  let left = dice.below(100);
  for (const [weight, make] of weights) {
    left -= weight;
    if (left < 0) return make(board, dice);
  }
  return undefined;
}

/**
 * As a drag sends it: the order must still stand where it was seen.
 * @param {Board} board
 * @param {Dice} dice
 * @returns {Action | undefined}
 */
function moveOrder(board, dice) {
  const order = dice.pick(ordersOf(board));
  if (!order) return undefined;
  const { keikkaId, vehicleId: originalVehicleId, timeStart: originalPumppuAika } = order;
  const place = somePlace(board, dice);
  const input = { keikkaId, originalVehicleId, originalPumppuAika, ...place };
  return { kind: 'order moved', call: keikkaCalls.saveVehicle, input, rowsOf: (row) => [row] };
}

/**
 * @param {Board} board
 * @param {Dice} dice
 * @returns {Action | undefined}
 */
function setTila(board, dice) {
  const order = dice.pick(ordersOf(board));
  if (!order) return undefined;
  const others = tilat.filter((tila) => tila !== order.keikkaTilaId);
  const input = { keikkaId: order.keikkaId, keikkaTilaId: dice.pick(others) };
  return { kind: 'status', call: keikkaCalls.saveTila, input, rowsOf: (row) => [row] };
}

/**
 * @param {Board} board
 * @param {Dice} dice
 * @returns {Action | undefined}
 */
function dropDriver({ day, yyyymmdd }, dice) {
  const driver = dice.pick(day?.kuskit ?? []);
  const vehicle = dice.pick(day?.ajoneuvot ?? []);
  if (!driver || !vehicle) return undefined;
  const input = { vehicleId: vehicle.vehicleId, personId: driver.personId, yyyymmdd };
  return { kind: 'driver', call: kuskiCalls.setForVehicle, input, rowsOf: ({ changed }) => changed };
}

/**
 * @param {Board} board
 * @param {Dice} dice
 * @returns {Action}
 */
function makePalkki(board, dice) {
  const palkit = palkitOf(board);
  if (palkit.length >= MOST_PALKIT) return deletePalkki(dice.pick(palkit));
  return savedPalkki(board, dice, { palkkiId: 0 });
}

/**
 * @param {Board} board
 * @param {Dice} dice
 * @returns {Action | undefined}
 */
function savePalkki(board, dice) {
  const palkki = dice.pick(palkitOf(board));
  if (!palkki) return undefined;
  return savedPalkki(board, dice, { palkkiId: palkki.palkkiId, varmenne: palkki.varmenne });
}

/**
 * @param {Board} board
 * @param {Dice} dice
 * @returns {Action | undefined}
 */
function movePalkki(board, dice) {
  const palkki = dice.pick(palkitOf(board));
  if (!palkki) return undefined;
  const { palkkiId, vehicleId: originalVehicleId, timeStart: originalPumppuAika } = palkki;
  const input = { palkkiId, originalVehicleId, originalPumppuAika, ...somePlace(board, dice) };
  return { kind: 'palkki moved', call: palkkiCalls.move, input, rowsOf: (row) => [row] };
}

/**
 * @param {GridPalkki} palkki
 * @returns {Action}
 */
const deletePalkki = ({ palkkiId, varmenne }) => ({
  kind: 'palkki deleted',
  call: palkkiCalls.delete,
  input: { palkkiId, varmenne },
  rowsOf: () => [],
});

/**
 * @param {Board} board
 * @param {Dice} dice
 * @param {{ palkkiId: number, varmenne?: number }} which
 * @returns {Action}
 */
function savedPalkki(board, dice, which) {
  const { vehicleId, pumppuAika: timeStart, pumppuKesto } = somePlace(board, dice);
  const timeEnd = new Date(Date.parse(timeStart) + pumppuKesto * MINUTE_MS).toISOString();
  const keikkaComment = `${dice.below(2 ** 32)}`;
  const { asiakasId: ownerAsiakasId } = board.person;
  return {
    kind: which.palkkiId === 0 ? 'palkki made' : 'palkki saved',
    call: palkkiCalls.save,
    input: { ...which, ownerAsiakasId, vehicleId, timeStart, timeEnd, keikkaComment },
    rowsOf: ({ savedPalkki: saved }) => [saved],
  };
}

/**
 * @param {Board} board
 * @param {Dice} dice
 */
function somePlace({ day, yyyymmdd }, dice) {
  const { start } = dayRange(yyyymmdd);
  const quarter = FIRST_QUARTER + dice.below(LAST_QUARTER - FIRST_QUARTER);
  return {
    vehicleId: dice.pick(day?.ajoneuvot ?? [])?.vehicleId ?? 0,
    pumppuAika: new Date(start.getTime() + quarter * QUARTER_MINUTES * MINUTE_MS).toISOString(),
    pumppuKesto: dice.pick(durations),
  };
}

/** @param {Board} board */
const ordersOf = ({ day }) =>
  day ? itemsOf(day).flatMap((item) => (item.isKeikka && 'varmenne' in item ? [item] : [])) : [];

/** @param {Board} board */
const palkitOf = ({ day }) => (day ? itemsOf(day).flatMap((item) => (item.isPalkki ? [item] : [])) : []);
