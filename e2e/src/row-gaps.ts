import type { Locator } from '@playwright/test';

export interface RowGaps {
  /** Painted while it watched. */
  frames: number;
  /** Frames in which the board stood elsewhere than in the one before. */
  scrolled: number;
  /** Pixels of the board that no row covered in the worst frame. */
  worst: number;
}

/** Looks at the board after each painted frame, as long as `during` lasts: every pixel below its head is a row's. */
export async function rowGaps(board: Locator, during: () => Promise<void>): Promise<RowGaps> {
  const stop = await board.evaluateHandle((element) => {
    const found = { frames: 0, scrolled: 0, worst: 0 };
    let before = element.scrollTop;
    let running = true;
    const uncovered = (): number => {
      const top = element.querySelector('.head')?.getBoundingClientRect().bottom ?? 0;
      const bottom = element.getBoundingClientRect().top + element.clientHeight;
      const heights = [...element.querySelectorAll('[role=row]')].map((row) => {
        const box = row.getBoundingClientRect();
        return Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top));
      });
      return Math.round(bottom - top - heights.reduce((sum, height) => sum + height, 0));
    };
    const look = (): void => {
      found.frames += 1;
      if (element.scrollTop !== before) found.scrolled += 1;
      before = element.scrollTop;
      found.worst = Math.max(found.worst, uncovered());
      if (running) next();
    };
    const next = (): void => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = look;
        channel.port2.postMessage(null);
      });
    };
    next();
    return (): RowGaps => {
      running = false;
      return found;
    };
  });
  await during();
  return stop.evaluate((end) => end());
}
