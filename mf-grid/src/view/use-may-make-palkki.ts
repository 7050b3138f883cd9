import type { GridDay } from '@keikka/contracts';
import { useCan } from '@keikka/sdk';

/** The right alone is not enough: a company that plans no vehicle of the day cannot make a palkki. */
export function useMayMakePalkki(day: GridDay | undefined): boolean {
  const mayCreate = useCan('action.palkki.create');
  return mayCreate && (!day || day.ajoneuvot.some(({ plannable }) => plannable));
}
