/** The Finnish texts of the window of a new contact person. */
export const texts = {
  make: (typed: string) => `Luo henkilö ”${typed}”`,
  title: 'Uusi henkilö',
  create: 'Luo henkilö',
  person: 'Henkilö',
  reached: 'Puhelinnumero tai sähköposti riittää.',
  failed: 'Henkilön luominen epäonnistui. Yritä uudelleen.',
} as const;
