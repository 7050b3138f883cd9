/** The Finnish texts of the palkit of an order. */
export const texts = {
  title: 'Palkit',
  none: 'Ei palkkeja',
  failed: 'Ajoneuvon palkkeja ei voitu ladata.',
  add: 'Lisää palkki',
  edit: (clock: string) => `Muokkaa palkkia ${clock}`,
} as const;
