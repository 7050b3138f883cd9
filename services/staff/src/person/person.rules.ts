/** A validity by days (`yyyymmdd`, both ends included); null is open. Days compare as text. */
interface Validity {
  startDate: string | null;
  endDate: string | null;
}

export function validOn({ startDate, endDate }: Validity, yyyymmdd: string): boolean {
  return (startDate === null || startDate <= yyyymmdd) && (endDate === null || endDate >= yyyymmdd);
}
