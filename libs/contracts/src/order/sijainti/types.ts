/** A place of a company; type 1 is a factory (O-090). */
export interface SijaintiData {
  sijaintiId: number;
  asiakasId: number;
  sijaintiNimi: string;
  sijaintiLyh: string;
  sijaintiTypeId: number;
  osoite1: string;
  osoite2: string;
  lat: number | null;
  lng: number | null;
}

/** The type of a place where concrete is made. */
export const FACTORY = 1;
