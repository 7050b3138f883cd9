/** A company as it is named and chosen. */
export interface AsiakasData {
  asiakasId: number;
  asiakasNimi: string;
  ytunnus: string;
  colorCode: string;
}
