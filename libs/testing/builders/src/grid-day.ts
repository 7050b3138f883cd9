import type { GridDay } from '@keikka/contracts';
import { DAY } from './times.js';

/** A day of these vehicles; without drivers, as for whoever may not see them. */
export const gridDay = (changes: Partial<GridDay> = {}): GridDay => ({
  yyyymmdd: DAY,
  ajoneuvot: [],
  ...changes,
});
