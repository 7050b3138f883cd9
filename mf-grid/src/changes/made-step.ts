import type { GridItem } from '@keikka/contracts';
import { isReadable } from '../day/model/grid-day.js';
import type { StepChange } from './commands/step-change.js';
import { deletedTila } from './commands/tila-commands.js';

/** A made item is undone by removing it; an order gets status 10. */
export function madeStep(made: GridItem): StepChange {
  if (made.isPalkki) return { kind: 'palkki', palkkiId: made.palkkiId, before: null, after: made };
  const { keikkaId, keikkaTilaId } = made;
  const keikkaTilaSelite = isReadable(made) ? made.keikkaTilaSelite : '';
  return { kind: 'tila', keikkaId, before: deletedTila, after: { keikkaTilaId, keikkaTilaSelite } };
}
