/** The Finnish texts of the order's form. */
export const texts = {
  sections: { lisatietoja: 'Lisätietoja' },
} as const;
