import type { GridDay } from '@keikka/contracts';
import { toaster } from '@keikka/ui';
import { useEffect, useRef } from 'react';
import { timeFaults } from '../day/rows/board-rows.js';
import { texts } from './texts.js';

/** Reports orders that end before they begin, which the board cannot place; each once, until it is read (G-136). */
export function useTimeFaults(day: GridDay | undefined): void {
  const told = useRef(new Set<number>());
  useEffect(() => {
    for (const keikkaId of day ? timeFaults(day) : []) {
      if (told.current.has(keikkaId)) continue;
      told.current.add(keikkaId);
      const { title, text: detail } = texts.timeFault;
      toaster.show({ text: title(keikkaId), detail, tone: 'error', stays: true });
    }
  }, [day]);
}
