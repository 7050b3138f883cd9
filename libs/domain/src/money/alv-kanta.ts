import type { Yyyymmdd } from '../time/helsinki.js';
import { DEFAULT_ALV } from './default-alv.js';

/** The general VAT rate of Finland in percent, from which day on, the latest first (integrations §3.6). */
const kannat: readonly (readonly [from: Yyyymmdd, alv: string])[] = [
  ['20240901', DEFAULT_ALV],
  ['00000000', '24'],
];

/** The general VAT rate in percent of what is delivered on a day: the delivery decides, not the invoice. */
export const alvKanta = (yyyymmdd: Yyyymmdd): string =>
  kannat.find(([from]) => from <= yyyymmdd)?.[1] ?? DEFAULT_ALV;
