import type { GridDay } from '@keikka/contracts';
import { toaster } from '@keikka/ui';
import { GridBff } from './grid-bff.js';

/** A server with this day, for a page that remembers and tells nothing of the test before. */
export function freshBff(day: GridDay): GridBff {
  sessionStorage.clear();
  localStorage.clear();
  toaster.clear();
  const bff = new GridBff();
  bff.day = day;
  return bff;
}
