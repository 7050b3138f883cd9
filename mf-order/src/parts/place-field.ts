const FOCUSABLE = 'input, textarea, select, button, a[href], [tabindex]';

/** The first field at a place of an order, or the place itself; null where there is no such place. */
export function placeField(root: HTMLElement | null, place: string): HTMLElement | null {
  const found = root?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  if (!found) return null;
  const fields = [...found.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return fields.find((one) => !one.matches(':disabled, [aria-hidden=true]')) ?? found;
}
