import { useEffect, type RefObject } from 'react';
import type { StepPlace } from '../model/keikka-step.js';

const FOCUSABLE = 'input, textarea, select, button, a[href], [tabindex]';

/** Leads to a place of an order once, when the order is opened there: to its first field, or to itself. */
export function useStepFocus(root: RefObject<HTMLElement | null>, place: StepPlace | null): void {
  useEffect(() => {
    const found = place && root.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (!found) return;
    const fields = [...found.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const field = fields.find((one) => !one.matches(':disabled, [aria-hidden=true]')) ?? found;
    // The window gives the focus to its own beginning in the frame in which it opens.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        field.focus();
      }),
    );
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [root, place]);
}
