/** A window's distance from the centre of the screen. */
export interface Place {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The part of the title that stays in view at the left, so that it can be dragged again. */
const GRIP_PX = 80;
/** The height of the title, which keeps the closing cross in view. */
const TITLE_PX = 44;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** The nearest place where the title's right end, with its closing cross, is on the screen. */
export function clampPlace({ x, y }: Place, window: Size, screen: Size): Place {
  const roomX = (screen.width - window.width) / 2;
  const roomY = (screen.height - window.height) / 2;
  return {
    x: between(Math.min(0, GRIP_PX - (screen.width + window.width) / 2), x, Math.max(0, roomX)),
    y: between(Math.min(0, -roomY), y, Math.max(0, roomY + window.height - TITLE_PX)),
  };
}
