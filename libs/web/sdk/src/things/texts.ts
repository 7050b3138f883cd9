export const texts = {
  vehiclesFailed: 'Ajoneuvon tietojen lataus epäonnistui',
  failed: 'Vaihtoehtojen lataus epäonnistui. Yritä uudelleen myöhemmin.',
  none: 'Ei valintaa',
} as const;
