import { createContext, useContext, useEffect } from 'react';

/** How a control says to the field around it that what is typed into it can't be read. */
export const FieldFaultContext = createContext<(fault: string | null) => void>(() => undefined);

/** Puts the field around this control in error for as long as there is a fault. */
export function useFieldFault(fault: string | null): void {
  const report = useContext(FieldFaultContext);
  useEffect(() => {
    report(fault);
    return () => report(null);
  }, [fault, report]);
}
