import type { StepLogMessage } from '@keikka/contracts';
import type { StepLog } from './step-log.entity.js';

export function toStepLogMessage(row: StepLog): StepLogMessage {
  return {
    stepLogId: row.stepLogId,
    keikkaId: row.keikkaId,
    stepLogTypeId: row.stepLogTypeId,
    message: row.message,
    entryTime: row.entryTime.toISOString(),
    entryByPersonId: row.entryByPersonId,
    confirmDate: row.confirmDate?.toISOString() ?? null,
    isConfirmed: row.confirmDate !== null,
    requireConfirm: row.requireConfirm,
    data: row.data,
  };
}
