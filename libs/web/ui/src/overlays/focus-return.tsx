import { useEffect, useState } from 'react';

/**
 * Beside what opens without a button of its own and takes the focus along when it goes: gives it back to where it was,
 * unless something else has taken it by then.
 */
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
