import { createContext, useContext, useLayoutEffect } from 'react';

/** How a control says to the field around it that what is typed into it can't be read. */
export const FieldFaultContext = createContext<(fault: string | null) => void>(() => undefined);

/**
 * Says that what is typed into this control can't be read: `fault` is what would be right, in words; null when it can.
 * Said from the first key on: the form counts it at once, the field around the control shows it when the control is left.
 */
export function useFieldFault(fault: string | null): void {
  const report = useContext(FieldFaultContext);
  // Before anything else happens on the page: the next key may already save the form.
  useLayoutEffect(() => report(fault), [fault, report]);
  useLayoutEffect(() => () => report(null), [report]);
}
