export interface AsiakasData {
  asiakasId: number;
  asiakasNimi: string;
  ytunnus: string;
  colorCode: string;
}
