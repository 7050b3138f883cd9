import { Box, Field as ChakraField, Span } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { FieldFaultContext } from './field-fault.js';

export interface FieldProps {
  label: ReactNode;
  /** Shown inside the field at its end: `m`, `min`, `m³`. */
  unit?: string;
  /** What is wrong and what would be right, in words. */
  error?: string | null;
  hint?: ReactNode;
  /** At the label's right: a computed value, a link. */
  labelEnd?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  children: ReactNode;
}

/** Label above, control, then hint or error; wires them together for assistive technology. */
export function Field(props: FieldProps) {
  const { label, unit, hint, labelEnd, required, disabled, readOnly, children } = props;
  const [fault, setFault] = useState<string | null>(null);
  // What can't be read comes before what it would be wrong for.
  const error = fault ?? props.error;
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
        position="relative"
        width="full"
        css={unit ? { '& input': { paddingInlineEnd: '10' } } : undefined}
      >
        <FieldFaultContext value={setFault}>{children}</FieldFaultContext>
        {unit && <Unit>{unit}</Unit>}
      </Box>
      {hint && !error && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
      <ChakraField.ErrorText>{error}</ChakraField.ErrorText>
    </ChakraField.Root>
  );
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
