/** @typedef {import('@keikka/contracts').GridDay} GridDay */
/** @typedef {import('@keikka/contracts').GridItem} GridItem */
/** @typedef {import('@keikka/contracts').LiveServerMessage} Message */

/** @param {GridItem} item */
export const keyOf = (item) => (item.isPalkki ? `p${item.palkkiId}` : `k${item.keikkaId}`);

/** @param {GridDay} day */
export const itemsOf = (day) => day.ajoneuvot.flatMap(({ keikkaGroup }) => keikkaGroup);

/**
 * The day after a message, by the rules of the grid's `day-patch.ts`: undefined when it must be read again.
 * @param {GridDay} day
 * @param {Message} message
 * @param {{ start: Date, end: Date }} range of the day
 * @returns {GridDay | undefined}
 */
export function patched(day, message, range) {
  if (!('days' in message) || !message.days.includes(day.yyyymmdd)) return day;
  if (message.type === 'dayStale') return undefined;
  if (message.type === 'staffingChanged') return withStaffing(day, message);
  const key = message.type === 'keikkaChanged' ? `k${message.keikkaId}` : `p${message.palkkiId}`;
  return withRow(day, key, message.row, range);
}

/**
 * @param {GridDay} day
 * @param {string} key
 * @param {GridItem | null} row
 * @param {{ start: Date, end: Date }} range
 */
function withRow(day, key, row, { start, end }) {
  const known = itemsOf(day).find((item) => keyOf(item) === key);
  if (row && known && versionOf(row) < versionOf(known)) return day;
  const isShown = row !== null && new Date(row.timeStart) <= end && new Date(row.timeEnd) > start;
  if (isShown && !day.ajoneuvot.some(({ vehicleId }) => vehicleId === row.vehicleId)) return undefined;
  return {
    ...day,
    ajoneuvot: day.ajoneuvot.map((vehicle) => {
      const others = vehicle.keikkaGroup.filter((item) => keyOf(item) !== key);
      const isHere = isShown && vehicle.vehicleId === row.vehicleId;
      return { ...vehicle, keikkaGroup: isHere ? [...others, row] : others };
    }),
  };
}

/** @param {GridItem} item */
const versionOf = (item) => ('varmenne' in item ? item.varmenne : 0);

/**
 * @param {GridDay} day
 * @param {Extract<Message, { type: 'staffingChanged' }>} message
 */
function withStaffing(day, { kuskit, ajoneuvot }) {
  return {
    ...day,
    ajoneuvot: day.ajoneuvot.map((vehicle) => ({
      ...vehicle,
      ...ajoneuvot.find(({ vehicleId }) => vehicleId === vehicle.vehicleId),
    })),
    kuskit: day.kuskit?.map((kuski) => ({
      ...kuski,
      ...kuskit.find(({ personId }) => personId === kuski.personId),
    })),
  };
}

/**
 * A day in one order, so that two of them can be compared.
 * @param {GridDay} day
 */
export const comparable = (day) => ({
  rows: Object.fromEntries(
    itemsOf(day)
      .map((item) => [keyOf(item), item])
      .sort(([one], [other]) => String(one).localeCompare(String(other))),
  ),
  drivers: Object.fromEntries((day.kuskit ?? []).map((kuski) => [kuski.personId, kuski])),
  vehicles: Object.fromEntries(
    day.ajoneuvot.map((vehicle) => [vehicle.vehicleId, { ...vehicle, keikkaGroup: [] }]),
  ),
});
