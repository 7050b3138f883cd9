import type { StepLogMessage } from '@keikka/contracts';
import { personName } from '@keikka/domain';
import type { StepLogRow } from './step-log.sql.js';

export function toStepLogMessage(row: StepLogRow): StepLogMessage {
  return {
    stepLogId: row.stepLogId,
    keikkaId: row.keikkaId,
    stepLogTypeId: row.stepLogTypeId,
    message: row.message,
    entryTime: row.entryTime.toISOString(),
    entryByPersonId: row.entryByPersonId,
    entryByPersonName: personName(row),
    confirmDate: row.confirmDate?.toISOString() ?? null,
    isConfirmed: row.confirmDate !== null,
    requireConfirm: row.requireConfirm,
    data: row.data,
  };
}
