import { useCallback, useEffect, useRef, type RefCallback, type RefObject } from 'react';

/**
 * The first field of a form, which a window focuses when it opens (focus would otherwise go to the window's handle).
 * After each attempt to save, counted by `tries`, focus goes to the first wrong field.
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
