/** 'P21:llä' and 'M33:lla', by the vowels of the last figure or letter as it is read. */
const onVehicle = (vehicleNo: string): string =>
  `${vehicleNo}:${/([2368AHKOU]|00)$/i.test(vehicleNo) ? 'lla' : 'llä'}`;

/** The Finnish texts of the facts: they come with the tooltip, after the board. */
export const factTexts = {
  time: 'Aika',
  betoni: 'Betoni',
  tehdas: 'Tehdas',
  pumppu: 'Pumppu',
  kuljettaja: 'Kuljettaja',
  yhteyshenkilo: 'Yhteyshenkilö',
  source: 'Lähde',
  laskutus: 'Lasku',
  linja: (metres: number) => `linja ${metres} m`,
  /** The vehicle's driver of the day, when the order has another. */
  drivenBy: (vehicleNo: string, name: string) => `${onVehicle(vehicleNo)} ajaa ${name}`,
  leaves: (time: string) => `lähtö ${time}`,
} as const;
