/** The Finnish texts of an order's work site. */
export const texts = {
  placeholder: 'Työmaa tai osoite',
  make: (typed: string) => `Luo työmaa ”${typed}”`,
  title: 'Uusi työmaa',
  create: 'Luo työmaa',
  site: 'Työmaa',
  address: 'Osoite',
  failed: 'Työmaan luominen epäonnistui. Yritä uudelleen.',
} as const;
