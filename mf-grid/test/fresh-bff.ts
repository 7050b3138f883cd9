import { toaster } from '@keikka/ui';
import type { GridDay } from '../src/day/model/grid-day.js';
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
