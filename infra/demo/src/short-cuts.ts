import type { OrderDemo } from '@keikka/contracts';
import { asiakasIds } from './companies.js';

type ShortCut = NonNullable<OrderDemo['shortCuts']>[number];

/** Keywords, name and commands. */
const rows = [
  ['ranta,rantamuuri', 'Rantamuuri', 'c35 #16 s3 xc4 xf4 100v'],
  ['antura', 'Antura C25', 'c25 #16 s3 xc2 50v'],
  ['holvi', 'Holvivalu', 'c30 #16 s3 xc1 50v'],
] as const;

/** The own company's commands for the command box. */
export const shortCuts = (): ShortCut[] =>
  rows.map(([betoniShortCut, betoniShortCutNimi, betoniShortCutCommands], index) => ({
    betoniShortCutId: index + 1,
    asiakasId: asiakasIds.own,
    betoniShortCut,
    betoniShortCutNimi,
    betoniShortCutCommands,
  }));
