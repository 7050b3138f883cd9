import { withoutUnseen } from '../text/unseen.js';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2];

/** Seven figures and the check digit; old ids have six, and a VAT number has the country before and no hyphen. */
const WRITTEN = /^(?:FI)?(\d{6,7})-?(\d)$/i;

/**
 * A business id (Y-tunnus) as it is stored, '2345678-9', of what was typed or copied: also '23456789', 'FI23456789' and an
 * old one of six figures. Null when it is none, or when its check digit tells that a figure is wrong.
 */
export function readYtunnus(typed: string): string | null {
  const [, figures, check] =
    WRITTEN.exec(
      withoutUnseen(typed)
        .replace(/\s/g, '')
        .replace(/[\u2010-\u2015\u2212]/g, '-'),
    ) ?? [];
  if (figures === undefined) return null;
  const base = figures.padStart(WEIGHTS.length, '0');
  return checkDigit(base) === Number(check) ? `${base}-${check}` : null;
}

/** The check digit of the first seven figures of a business id; null when no id has them. */
export function checkDigit(base: string): number | null {
  const rest = WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(base[index]), 0) % 11;
  if (rest === 1) return null;
  return rest === 0 ? 0 : 11 - rest;
}

/** The Finnish VAT number of a business id: 'FI' and its figures. Empty for what is none, as a company abroad has. */
export function alvTunnus(ytunnus: string): string {
  const read = readYtunnus(ytunnus);
  return read === null ? '' : `FI${read.replace('-', '')}`;
}
