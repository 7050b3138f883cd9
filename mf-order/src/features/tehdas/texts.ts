/** The Finnish texts of an order's factory. */
export const texts = {
  placeholder: 'Valitse tehdas',
  makerFirst: 'Valitse ensin betonivalmistaja',
} as const;
