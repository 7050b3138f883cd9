import { Box, Field as ChakraField, Span } from '@chakra-ui/react';
import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FieldFaultContext } from './field-fault.js';
import { useUnreadField } from './unread-field.js';

interface FieldProps {
  label: ReactNode;
  /** Only screen readers get the label, where the place of the field says what it is. */
  labelHidden?: boolean;
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
  const { label, labelHidden, unit, hint, labelEnd, required, disabled, readOnly, children } = props;
  const { fault, report, control } = useControlFault();
  // Unreadable text comes first, because other errors refer to an older value.
  const error = fault ?? props.error;
  return (
    <ChakraField.Root invalid={Boolean(error)} required={required} disabled={disabled} readOnly={readOnly}>
      <Box
        display="flex"
        justifyContent="space-between"
        gap="2"
        // A hidden label leaves no gap above the control, and is no wider than its place.
        width={labelHidden ? undefined : 'full'}
        position={labelHidden ? 'absolute' : undefined}
      >
        <ChakraField.Label srOnly={labelHidden}>
          {label}
          {required && <ChakraField.RequiredIndicator />}
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
        css={
          unit ? { '& input': { paddingInlineEnd: `max(40px, calc(${unit.length}ch + 24px))` } } : undefined
        }
      >
        <FieldFaultContext value={report}>{children}</FieldFaultContext>
        {unit && <Unit>{unit}</Unit>}
      </Box>
      {hint && !error && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
      {error && <ChakraField.ErrorText>{error}</ChakraField.ErrorText>}
    </ChakraField.Root>
  );
}

/** The control's fault. It is shown once the control is left or Enter is pressed, not in the middle of typing. */
function useControlFault() {
  const [fault, report] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const show = useCallback(() => setShown(true), []);
  useUnreadField(fault !== null, element, show);
  if (isShown && fault === null) setShown(false);

  function leave(): void {
    setShown(fault !== null);
  }
  function onKeyDownCapture({ key }: KeyboardEvent): void {
    if (key === 'Enter') leave();
  }
  return {
    fault: isShown ? fault : null,
    report,
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
