import { betoniShortCutFields, type OmaKomento } from '@keikka/contracts';
import { VersionedRecord } from '@keikka/server';
import { BetoniShortCut } from './betoni-short-cut.entity.js';

/** An own command as it leaves. */
export const answerOf = ({ asiakasId: _, deletedTime: _deleted, ...command }: BetoniShortCut): OmaKomento =>
  command;

export const omatKomennot = new VersionedRecord({
  type: 'betoniShortCut',
  entity: BetoniShortCut,
  id: 'betoniShortCutId',
  owner: 'asiakasId',
  fields: betoniShortCutFields,
  missing: 'BETONI.OMA_NOT_FOUND',
  answers: (_, rows) => Promise.resolve(rows.map(answerOf)),
  // Its list is read again where it is opened; nobody waits for it.
  tell: () => Promise.resolve(),
});
