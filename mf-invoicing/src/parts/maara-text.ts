/** A quantity with its unit as it is printed: '45,5 m³'. */
export const maaraText = (määrä: string, yksikkö: string): string =>
  [määrä.replace('.', ',').replace('-', '−'), yksikkö].filter(Boolean).join('\u00a0');
