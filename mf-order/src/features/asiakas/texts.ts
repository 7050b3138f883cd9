/** The Finnish texts of an order's customer. */
export const texts = {
  placeholder: 'Asiakas',
  make: (typed: string) => `Luo asiakas ”${typed}”`,
  title: 'Uusi asiakas',
  create: 'Luo asiakas',
  company: 'Yritys',
  ytunnusHint: 'Jos yritys on jo rekisterissä, se lisätään asiakkaaksi sieltä löytyvällä nimellä.',
  failed: 'Asiakkaan luominen epäonnistui. Yritä uudelleen.',
} as const;
