import type { BetoniShortCut } from '@keikka/domain';
import { call } from '../../call.js';
import { reference } from '../../fields/field.js';

/** The commands of the caller's company for the command box (O-088), by name. */
export const betoniShortCutCalls = {
  list: call('GET', '/api/betoni/shortcut/list/:ownerAsiakasId', 'order.betoni-short-cut.list')
    .takes({ ownerAsiakasId: reference() })
    .answers<BetoniShortCut[]>(),
} as const;
