import type { GridItem, GridKeikka } from '@keikka/contracts';
import {
  clockOf,
  clockRange,
  dayMonth,
  helsinkiDay,
  m3Text,
  numberText,
  parsePalkkiText,
  shortDate,
  type VehicleLack,
} from '@keikka/domain';
import { texts } from '../texts.js';
import { keikkaSite, keikkaTitle } from './bar-content.js';
import { isReadable, spanOf } from './grid-day.js';

/** The item's title, wherever it is named. */
export function itemTitle(item: GridItem): string {
  if (item.isPalkki) return parsePalkkiText(item.keikkaComment).text || item.grid_palkkiTypeDescription;
  return isReadable(item) ? keikkaTitle(item) : texts.masked;
}

/** '7:00–9:30'; with the days when they differ: '20.11. 22:00 – 21.11. 2:00'. */
export function itemTimes(item: GridItem): string {
  const { startMs, endMs } = spanOf(item);
  const [first, last] = [helsinkiDay(startMs), helsinkiDay(Math.max(startMs, endMs - 1))];
  if (first === last) return clockRange(startMs, endMs);
  return `${dayMonth(first)} ${clockOf(startMs)} – ${dayMonth(helsinkiDay(endMs))} ${clockOf(endMs)}`;
}

/** Which item it is, for a question about it: '4575 Länsirakenne Oy · ti 24.11.2026 15:15–16:45 · P03'. */
export function itemSummary(item: GridItem, vehicleNo: string): string {
  const number = item.isPalkki ? '' : `${item.keikkaId} `;
  const times = `${shortDate(helsinkiDay(spanOf(item).startMs))} ${itemTimes(item)}`;
  return [number + itemTitle(item), times, vehicleNo].filter(Boolean).join(' · ');
}

/** The bar's accessible name. It begins with the text on the bar (WCAG 2.5.3). */
export function itemLabel(item: GridItem, vehicleNo: string): string {
  const parts = isReadable(item)
    ? [
        itemTitle(item),
        keikkaSite(item),
        itemTimes(item),
        item.keikkaTilaSelite,
        m3Text(item.m3),
        item.isLaskutusSet && texts.billed,
      ]
    : [itemTitle(item), itemTimes(item)];
  if (item.isPalkki) parts.push(item.grid_palkkiTypeDescription);
  return [...parts, vehicleNo].filter(Boolean).join(', ');
}

/** 'Puomi 28 m, tilattu 32 m', or 'Pumppu, tilattu Betoniauto' */
export function lackText(lack: VehicleLack): string {
  const { of, own } = lack;
  const has = of === 'boom' ? texts.warnings.puomi(own > 0 ? numberText(own) : null) : vehicleTypeName(own);
  return texts.ordered(has, orderedText(lack));
}

/** '32 m', or 'Betoniauto' */
export const orderedText = ({ of, ordered }: VehicleLack): string =>
  of === 'boom' ? texts.metres(numberText(ordered)) : vehicleTypeName(ordered);

const vehicleTypeName = (vehicleTypeId: number): string => texts.vehicleTypes[vehicleTypeId] ?? '';

/** 'As Oy Lohjan Kielo, Kauppakatu 12, 08100 Lohja' */
export function keikkaAddress(keikka: GridKeikka): string {
  const town = [keikka.tyomaaOsoite3, keikka.tyomaaOsoite4].filter(Boolean).join(' ');
  return [keikka.tyomaaNimi, keikka.tyomaaOsoite1, keikka.tyomaaOsoite2, town].filter(Boolean).join(', ');
}
