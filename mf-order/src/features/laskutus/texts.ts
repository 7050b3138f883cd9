/** The Finnish texts of the order's invoicing. */
export const texts = {
  none: 'Ei laskuja',
  count: (count: number) => `${count} kpl`,
  unavailable: {
    title: 'Laskutus ei ole käytettävissä',
    text: 'Päivitä sivu hetken kuluttua.',
  },
} as const;
