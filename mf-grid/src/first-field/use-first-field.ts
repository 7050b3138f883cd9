import { useCallback, useRef, type RefCallback, type RefObject } from 'react';

/** The first field of a form, for a window to put the cursor in: it would otherwise go to the window's handle. */
export function useFirstField(): {
  form: RefCallback<HTMLElement>;
  firstField: RefObject<HTMLElement | null>;
} {
  const firstField = useRef<HTMLElement>(null);
  const form = useCallback((element: HTMLElement | null) => {
    firstField.current = element?.querySelector<HTMLElement>('input, textarea, [role=combobox]') ?? null;
  }, []);
  return { form, firstField };
}
