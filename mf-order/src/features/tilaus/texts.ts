/** The Finnish texts of the order's form. */
export const texts = {
  sections: { pumppaus: 'Pumppaus', lisatietoja: 'Lisätietoja' },
} as const;
