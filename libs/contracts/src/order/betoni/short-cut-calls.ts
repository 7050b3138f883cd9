import { call } from '../../call.js';
import { id, optional, reference, varmenne } from '../../fields/field.js';
import { betoniShortCutFields } from './fields.js';
import type { OmaKomento } from './types.js';

/**
 * The commands of the caller's company for the command box (O-088). The specification prints no path that changes them, so
 * those are ours.
 */
export const betoniShortCutCalls = {
  /** By name. */
  list: call('GET', '/api/betoni/shortcut/list/:ownerAsiakasId', 'order.betoni-short-cut.list')
    .takes({ ownerAsiakasId: reference() })
    .answers<OmaKomento[]>(),
  /** `betoniShortCutId` 0 makes a new one, which needs all of it; what is not named stays. */
  save: call('POST', '/api/betoni/shortcut/save', 'order.betoni-short-cut.save')
    .takes({
      betoniShortCutId: reference(),
      betoniShortCutNimi: optional(betoniShortCutFields.betoniShortCutNimi),
      betoniShortCut: optional(betoniShortCutFields.betoniShortCut),
      betoniShortCutCommands: optional(betoniShortCutFields.betoniShortCutCommands),
      varmenne: varmenne(),
    })
    .answers<OmaKomento>(),
  delete: call('POST', '/api/betoni/shortcut/delete', 'order.betoni-short-cut.delete')
    .takes({ betoniShortCutId: id(), varmenne: varmenne() })
    .answersOk<{ betoniShortCutId: number; varmenne: number }>(),
  restore: call('POST', '/api/betoni/shortcut/restore', 'order.betoni-short-cut.restore')
    .takes({ betoniShortCutId: id(), varmenne: varmenne() })
    .answers<OmaKomento>(),
} as const;
