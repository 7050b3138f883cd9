import type { StepLogMessage } from '@keikka/contracts';
import { stepLogType } from '@keikka/domain';
import { at } from './times.js';

/** A message of an order's step log. */
export const stepLogMessage = (changes: Partial<StepLogMessage> = {}): StepLogMessage => ({
  stepLogId: 1,
  keikkaId: 4711,
  stepLogTypeId: stepLogType.tilaVaihdettu,
  message: 'Tila vaihdettu: Lähetetty → Käsittelyssä',
  entryTime: at('9:28'),
  entryByPersonId: 9,
  entryByPersonName: 'Kari Salminen',
  confirmDate: null,
  isConfirmed: false,
  requireConfirm: false,
  data: null,
  ...changes,
});
