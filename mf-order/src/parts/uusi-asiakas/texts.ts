/** The Finnish texts of a new customer. */
export const texts = {
  title: 'Uusi asiakas',
  create: 'Luo asiakas',
  company: 'Yritys',
  ytunnusHint: 'Jos yritys on jo rekisterissä, se lisätään asiakkaaksi sieltä löytyvällä nimellä.',
  failed: 'Asiakkaan luominen epäonnistui. Yritä uudelleen.',
} as const;
