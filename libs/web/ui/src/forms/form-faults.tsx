import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { AddFieldContext, type AddField, type UnreadField } from './unread-field.js';

export interface FormFaults {
  /**
   * Some field holds unreadable text. The form's values are then older than its texts, so the form counts as unsaved
   * and cannot be saved.
   */
  any: boolean;
  /**
   * Makes each such field show its fault and focuses the first of them; returns false if there are any. A save begins
   * with it.
   */
  focusFirst: () => boolean;
  /** For the provider. */
  add: AddField;
}

/** The faults of the fields below the `FormFaultsProvider` that takes this value. */
export function useFormFaults(): FormFaults {
  const fields = useRef(new Set<UnreadField>());
  const [any, setAny] = useState(false);
  const add = useCallback<AddField>((field) => {
    fields.current.add(field);
    setAny(true);
    return () => {
      fields.current.delete(field);
      setAny(fields.current.size > 0);
    };
  }, []);
  const focusFirst = useCallback(() => {
    fields.current.forEach(({ tell }) => tell());
    const elements = [...fields.current].flatMap(({ element }) => element.current ?? []);
    elements.sort(byPlace)[0]?.querySelector<HTMLElement>(CONTROL)?.focus();
    return fields.current.size > 0;
  }, []);
  return useMemo(() => ({ any, focusFirst, add }), [any, focusFirst, add]);
}

/** Elements of a field that can be focused. */
const CONTROL = 'input, textarea, [role=combobox]';

const byPlace = (one: HTMLElement, other: HTMLElement): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

interface FormFaultsProviderProps {
  faults: FormFaults;
  children: ReactNode;
}

/** Around the fields of a form. */
export function FormFaultsProvider({ faults, children }: FormFaultsProviderProps) {
  return <AddFieldContext value={faults.add}>{children}</AddFieldContext>;
}
