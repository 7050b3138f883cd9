import type { GridDay } from '@keikka/contracts';
import { toaster } from '@keikka/ui';
import { StandInBff } from './stand-in-bff.js';

/** A server with this day, for a page that remembers and tells nothing of the test before. */
export function freshBff(day: GridDay): StandInBff {
  sessionStorage.clear();
  localStorage.clear();
  toaster.clear();
  const bff = new StandInBff();
  bff.day = day;
  return bff;
}
