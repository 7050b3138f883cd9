import type { KuskiChange } from './keikka-drivers.service.js';

/**
 * The step log entry for other drivers: 'Kuljettaja lisätty: Juha Saarinen'. Undefined when the same persons drive, be it
 * in another order.
 */
export function kuskiChangeMessage(
  { before, after }: KuskiChange,
  names: ReadonlyMap<number, string>,
): string | undefined {
  const left = before.filter((id) => !after.includes(id));
  const come = after.filter((id) => !before.includes(id));
  const named = (ids: readonly number[]): string => ids.map((id) => names.get(id) ?? String(id)).join(', ');
  const subject = Math.max(left.length, come.length) > 1 ? 'Kuljettajat' : 'Kuljettaja';
  if (left.length > 0 && come.length > 0) return `${subject} vaihdettu: ${named(left)} → ${named(come)}`;
  if (come.length > 0) return `${subject} lisätty: ${named(come)}`;
  return left.length > 0 ? `${subject} poistettu: ${named(left)}` : undefined;
}
