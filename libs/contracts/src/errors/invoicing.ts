import type { ErrorEntry } from './error-entry.js';

/** Failures of invoicing. */
export const invoicingErrors = {
  'TUOTE.NOT_FOUND': { status: 404, text: 'Tuotetta ei löydy.' },
  'TUOTE.NIMIKE_REQUIRED': { status: 400, text: 'Tuotteella on oltava nimike.' },
  'TUOTE.HINTA_OUT_OF_RANGE': { status: 400, text: 'Hinta voi olla enintään 1 000 000 euroa.' },
  'TUOTE.ALV_OUT_OF_RANGE': { status: 400, text: 'ALV-prosentin on oltava 0–100.' },
  // The details name the field, what is wrong with its formula, and where.
  'TUOTE.KAAVA_INVALID': { status: 400, text: 'Tuotteen kaavassa on virhe.' },
  'TUOTE.IN_USE': {
    status: 409,
    text: 'Tuote on lisätty yhdelle tai useammalle laskulle ja sitä ei voida poistaa',
  },
} as const satisfies Record<string, ErrorEntry>;
