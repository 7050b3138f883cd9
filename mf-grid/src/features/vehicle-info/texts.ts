/** Every Finnish text of the vehicle's information. */
export const texts = {
  vehicleNo: 'Numero',
  regNo: 'Rekisterinumero',
  name: 'Nimi',
  since: 'Käytössä alkaen',
  until: 'Käytössä asti',
  puomi: 'Puomi',
  metres: (puomi: string) => `${puomi} m`,
  type: 'Tyyppi',
  company: 'Yritys',
  unknown: '–',
  close: 'SULJE',
} as const;
