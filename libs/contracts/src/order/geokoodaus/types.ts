/** Where an address is. */
export interface Geokoodi {
  /** As the geocoding service writes it: 'Kauppakatu 12, 08100 Lohja'; without a postal code where it knows none. */
  formattedAddress: string;
  lat: number;
  lng: number;
}
