import { useEffect, useState } from 'react';

/** Returns the focus when an overlay without a trigger button closes, unless something else has the focus by then. */
export function FocusReturn() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (isNowhere && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
  return null;
}
