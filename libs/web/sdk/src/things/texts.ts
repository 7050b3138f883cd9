export const texts = {
  vehiclesFailed: 'Ajoneuvon tietojen lataus epäonnistui',
  failed: 'Vaihtoehtojen lataus epäonnistui. Yritä uudelleen myöhemmin.',
  asiakkaatFailed: 'Asiakkaiden haku epäonnistui. Yritä uudelleen.',
  none: 'Ei valintaa',
} as const;
