import { useEffect, type RefObject } from 'react';
import { placeField } from '../../../parts/place-field.js';
import type { StepPlace } from '../model/keikka-step.js';

/** Leads to a place of an order once, when the order is opened there: to its first field, or to itself. */
export function useStepFocus(root: RefObject<HTMLElement | null>, place: StepPlace | null): void {
  useEffect(() => {
    const field = place && placeField(root.current, place);
    if (!field) return;
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
