/** The Finnish texts of an order's contact persons. */
export const texts = {
  placeholder: 'Nimi tai puhelinnumero',
  siteFirst: 'Valitse ensin työmaa',
  ofNewSite: 'Valitun työmaan yhteyshenkilö',
  call: (name: string) => `Soita: ${name}`,
} as const;
