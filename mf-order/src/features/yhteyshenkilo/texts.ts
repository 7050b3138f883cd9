/** The Finnish texts of an order's contact persons. */
export const texts = {
  placeholder: 'Nimi tai puhelinnumero',
  siteFirst: 'Valitse ensin työmaa',
  ofNewSite: 'Valitun työmaan yhteyshenkilö',
  make: (typed: string) => `Luo henkilö ”${typed}”`,
  call: (name: string) => `Soita: ${name}`,
  title: 'Uusi henkilö',
  create: 'Luo henkilö',
  person: 'Henkilö',
  reached: 'Puhelinnumero tai sähköposti riittää.',
  failed: 'Henkilön luominen epäonnistui. Yritä uudelleen.',
} as const;
