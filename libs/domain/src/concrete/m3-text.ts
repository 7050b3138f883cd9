const amount = new Intl.NumberFormat('fi-FI', { maximumFractionDigits: 2 });

/** '45,5 m³', with a space that does not break. */
export const m3Text = (m3: number): string => `${amount.format(m3)}\u00a0m³`;
