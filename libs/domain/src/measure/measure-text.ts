const decimal = new Intl.NumberFormat('fi-FI', { maximumFractionDigits: 2 });

/** A number as it is written in Finnish: '1 234,5'. */
export const numberText = (value: number): string => decimal.format(value);

/** '18,4 km' of metres. */
export const kilometresText = (metres: number): string =>
  `${decimal.format(Math.round(metres / 100) / 10)}\u00a0km`;

/** '22 min' of 21.6 minutes [O-163]. */
export const minutesText = (minutes: number): string => `${decimal.format(Math.round(minutes))} min`;
