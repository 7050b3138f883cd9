/** An expected failure: the HTTP status it leaves with and the Finnish text the user reads. */
export interface ErrorEntry {
  status: number;
  text: string;
}
