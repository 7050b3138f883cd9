import type { Yyyymmdd } from '@keikka/domain';
import type { Point } from '../../../day/drops/held.js';

/** The days in the page's top bar, as places to drop at. */
export function dayCells() {
  let lit: HTMLElement | null = null;
  return {
    /** The cell of another day than the shown one at the point. */
    at(point: Point, shown: Yyyymmdd): HTMLElement | null {
      const element = document.elementFromPoint(point.x, point.y);
      const cell = element?.closest<HTMLElement>('[data-day]') ?? null;
      return cell?.dataset.day === shown ? null : cell;
    },
    /** Lights the cell that a drop would choose, and only that. */
    light(cell: HTMLElement | null): void {
      if (cell === lit) return;
      lit?.removeAttribute('data-drop');
      cell?.setAttribute('data-drop', '');
      lit = cell;
    },
  };
}
