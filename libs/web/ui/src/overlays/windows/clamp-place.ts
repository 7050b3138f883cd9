/** Where a window stands on the screen. */
export interface Place {
  /** Its distance from the middle. */
  x: number;
  /** The distance of its upper edge from that of the screen; null in the middle. */
  top: number | null;
}

interface Size {
  width: number;
  height: number;
}

/** Between a moved window and the edge of the screen. */
export const EDGE_PX = 8;
/** A window dragged down shrinks to this height and scrolls. */
const LEAST_HEIGHT_PX = 240;

/** What opens shows at least this much of itself, wherever it was left. */
const OPENING_HEIGHT_PX = 480;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** Where a window opens that was left at a place: one that was pushed aside, down to its title, is to be read again. */
export function openingPlace({ x, top }: Place, screen: Size): Place {
  const lowest = screen.height - EDGE_PX - OPENING_HEIGHT_PX;
  return { x, top: top === null ? null : between(EDGE_PX, top, lowest) };
}

/**
 * The nearest place where the whole window is on the screen; it may have to shrink to what is left below its top. Its
 * present height says nothing, because it may be shrunk already.
 */
export function clampPlace({ x, top }: Place, windowWidth: number, screen: Size): Place {
  const roomX = Math.max(0, (screen.width - windowWidth) / 2);
  const lowest = screen.height - EDGE_PX - LEAST_HEIGHT_PX;
  return { x: between(-roomX, x, roomX), top: top === null ? null : between(EDGE_PX, top, lowest) };
}
