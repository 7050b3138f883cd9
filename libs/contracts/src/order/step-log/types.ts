/** One message of an order's step log (G-119). */
export interface StepLogMessage {
  stepLogId: number;
  keikkaId: number;
  stepLogTypeId: number;
  message: string;
  entryTime: string;
  entryByPersonId: number | null;
  confirmDate: string | null;
  isConfirmed: boolean;
  requireConfirm: boolean;
  data: unknown;
}
