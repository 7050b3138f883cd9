import { Box, Field as ChakraField, Span } from '@chakra-ui/react';
import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FieldFaultContext } from './field-fault.js';
import { useUnreadField } from './form-faults.js';

interface FieldProps {
  label: ReactNode;
  /** A unit inside the field at its end: `m`, `min`, `m³`. */
  unit?: string;
  /** The error text: what is wrong and what would be right. */
  error?: string | null;
  hint?: ReactNode;
  /** At the right of the label: a computed value, a link. */
  labelEnd?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  children: ReactNode;
}

/** A label above the control and a hint or error below it, connected for assistive technology. */
export function Field(props: FieldProps) {
  const { label, unit, hint, labelEnd, required, disabled, readOnly, children } = props;
  const { told, hear, control } = useHeardFault();
  // Unreadable text comes first, because other errors refer to an older value.
  const error = told ?? props.error;
  return (
    <ChakraField.Root invalid={Boolean(error)} required={required} disabled={disabled} readOnly={readOnly}>
      <Box display="flex" justifyContent="space-between" gap="2" width="full">
        <ChakraField.Label>
          {label}
          <ChakraField.RequiredIndicator />
        </ChakraField.Label>
        {labelEnd && (
          <Span textStyle="text.label" color="fg.subtle">
            {labelEnd}
          </Span>
        )}
      </Box>
      <Box
        {...control}
        position="relative"
        width="full"
        css={unit ? { '& input': { paddingInlineEnd: '10' } } : undefined}
      >
        <FieldFaultContext value={hear}>{children}</FieldFaultContext>
        {unit && <Unit>{unit}</Unit>}
      </Box>
      {hint && !error && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
      <ChakraField.ErrorText>{error}</ChakraField.ErrorText>
    </ChakraField.Root>
  );
}

/** The control's fault. It is shown once the control is left or Enter is pressed, not in the middle of typing. */
function useHeardFault() {
  const [fault, hear] = useState<string | null>(null);
  const [isTold, setTold] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const tell = useCallback(() => setTold(true), []);
  useUnreadField(fault !== null, element, tell);
  if (isTold && fault === null) setTold(false);

  function leave(): void {
    setTold(fault !== null);
  }
  function onKeyDownCapture({ key }: KeyboardEvent): void {
    if (key === 'Enter') leave();
  }
  return {
    told: isTold ? fault : null,
    hear,
    control: { ref: element, onBlur: leave, onKeyDownCapture },
  };
}

function Unit({ children }: { children: string }) {
  return (
    <Span
      aria-hidden
      position="absolute"
      insetBlock="0"
      insetEnd="2.5"
      display="flex"
      alignItems="center"
      textStyle="text.table"
      color="fg.subtle"
      pointerEvents="none"
    >
      {children}
    </Span>
  );
}
