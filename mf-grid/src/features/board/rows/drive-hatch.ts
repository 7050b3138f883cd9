import type { BoardBar } from '../../../day/rows/board-rows.js';
import { driveMsOf } from '../../../day/model/drive-time.js';
import { xOf, type HourScale } from '../../../bar/time/hour-scale.js';

/**
 * The driving times before and after the orders of one lane, as an SVG path of rectangles of the given height. It clips
 * one hatched element per lane, so that an order's hatch needs no element. Empty when the lane has none.
 */
export function driveHatch(
  bars: readonly BoardBar[],
  lane: number,
  scale: HourScale,
  height: number,
): string {
  return bars
    .filter((bar) => bar.lane === lane)
    .flatMap(({ item, startMs, endMs }) => {
      const driveMs = driveMsOf(item);
      return driveMs === 0
        ? []
        : [
            [startMs - driveMs, startMs],
            [endMs, endMs + driveMs],
          ];
    })
    .map(([fromMs = 0, toMs = 0]) => {
      const [from, to] = [xOf(scale, fromMs), xOf(scale, toMs)];
      return to > from ? `M${from} 0H${to}V${height}H${from}Z` : '';
    })
    .join('');
}
