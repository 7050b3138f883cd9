/** One changed value in a record's history, or a whole record made or removed (`wholeRecord`). */
export interface RecordedChange {
  changeId: number;
  changeType: 'CREATE' | 'UPDATE' | 'DELETE';
  /** A field's name, or 'betonit/7/m3' for one of a line. */
  fieldName: string;
  oldValue: unknown;
  newValue: unknown;
  /** The record's token after the change. */
  varmenne: number;
  /** Null for the system, and for persons whose names the reader may not know. */
  personId: number | null;
  personFullName: string | null;
  timestamp: string;
}
