/** One message of an order's step log (G-119). */
export interface StepLogMessage {
  stepLogId: number;
  keikkaId: number;
  stepLogTypeId: number;
  message: string;
  entryTime: string;
  /** Null for what the system did itself. */
  entryByPersonId: number | null;
  /** 'Kari Salminen'; empty for the system, for an unknown person, and for readers of other companies than the owner. */
  entryByPersonName: string;
  confirmDate: string | null;
  isConfirmed: boolean;
  requireConfirm: boolean;
  data: unknown;
}
