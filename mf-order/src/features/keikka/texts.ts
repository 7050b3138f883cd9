/** The Finnish texts of an order that did not load. */
export const texts = {
  noOrder: 'Ei tilausta',
  notFound: 'Tilausta ei löydy',
  refreshFailed: (why: string) => `Tiedot eivät ehkä ole ajan tasalla. ${why}`,
  code: (code: number | string) => `Koodi ${code}`,
} as const;
