import { useCallback, useEffect, useRef, type RefCallback, type RefObject } from 'react';

/**
 * The first field of a form, for a window to put the cursor in: it would otherwise go to the window's handle. After
 * each try to save, of which there were `tries`, the cursor goes to the first field that is wrong.
 */
export function useFirstField(tries = 0): {
  form: RefCallback<HTMLElement>;
  firstField: RefObject<HTMLElement | null>;
} {
  const element = useRef<HTMLElement>(null);
  const firstField = useRef<HTMLElement>(null);
  const form = useCallback((next: HTMLElement | null) => {
    element.current = next;
    firstField.current = next?.querySelector<HTMLElement>('input, textarea, [role=combobox]') ?? null;
  }, []);
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  return { form, firstField };
}
