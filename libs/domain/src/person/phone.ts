/** Finds one number in the free text of a phone field: '040 123 4567 (toimisto)'. */
const PHONE = /\+?\d[\d\s()-]{3,}\d/;

/** `tel:` link of a phone field, or null when there is no number in it. */
export function phoneHref(phone: string): string | null {
  const number = PHONE.exec(phone)?.[0];
  return number === undefined ? null : `tel:${number.replace(/[^\d+]/g, '')}`;
}
