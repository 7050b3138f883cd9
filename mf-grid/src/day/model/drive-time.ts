import type { GridItem } from '@keikka/contracts';
import { MINUTE_MS, showsDriveTime } from '@keikka/domain';
import { isReadable } from './grid-day.js';

/** Milliseconds of the drive to an order's site, and as many back; 0 where none is shown. */
export const driveMsOf = (item: GridItem): number =>
  isReadable(item) && showsDriveTime(item.keikkaTilaId) ? (item.betoniMatkaAika ?? 0) * MINUTE_MS : 0;
