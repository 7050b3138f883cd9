import { numberText } from '../measure/measure-text.js';

/** '45,5 m³', with a non-breaking space. */
export const m3Text = (m3: number): string => `${numberText(m3)}\u00a0m³`;
