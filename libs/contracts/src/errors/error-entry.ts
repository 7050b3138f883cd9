/** An expected failure: the HTTP status it leaves with and the Finnish text the user reads. */
export interface ErrorEntry {
  status: number;
  text: string;
  /** The text where the details say more. */
  detailed?: (details: never) => string;
}
