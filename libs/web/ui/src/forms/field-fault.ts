import { createContext, useContext, useLayoutEffect } from 'react';

/** Reports from a control to its field that the typed text cannot be read. */
export const FieldFaultContext = createContext<(fault: string | null) => void>(() => undefined);

/**
 * Reports that the text typed into this control cannot be read. `fault` says in words what would be right; null clears
 * it. The control reports from the first key on: the form counts the fault at once, and the field shows it when the
 * control is left.
 */
export function useFieldFault(fault: string | null): void {
  const report = useContext(FieldFaultContext);
  // A layout effect, because the next key may already save the form.
  useLayoutEffect(() => report(fault), [fault, report]);
  useLayoutEffect(() => () => report(null), [report]);
}
