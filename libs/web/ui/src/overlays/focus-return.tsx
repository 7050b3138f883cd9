import { useEffect, useRef, useState } from 'react';

interface FocusReturnProps {
  /** Where the focus goes instead, when there is such an element. */
  finalFocus?: () => HTMLElement | null | undefined;
}

/** Returns the focus when an overlay without a trigger button closes, unless something else has the focus by then. */
export function FocusReturn({ finalFocus }: FocusReturnProps) {
  const [before] = useState(() => document.activeElement);
  const latest = useRef(finalFocus);
  useEffect(() => {
    latest.current = finalFocus;
  });
  useEffect(
    () => () => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (!isNowhere) return;
      const final = latest.current?.();
      // What is new to the person is scrolled into view; what they come from stays where it was.
      if (final) final.focus();
      else if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
  return null;
}
