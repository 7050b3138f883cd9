import { texts } from '../texts.js';
import { isDecimal, typedDecimal } from './decimal-text.js';
import { useFieldFault } from './field-fault.js';
import { Input, type InputProps } from './inputs.js';

interface DecimalInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** The text of the field: '118,50'; see `fieldDecimal` and `apiDecimal`. */
  value: string;
  onValueChange: (value: string) => void;
  negative?: boolean;
}

/**
 * A number with a Finnish comma. Letters are dropped (I-003). A remaining text that is no number, such as '-' or
 * '12,5,0', stays and is a fault of the field.
 */
export function DecimalInput({ value, onValueChange, negative, ...rest }: DecimalInputProps) {
  useFieldFault(isDecimal(value) ? null : texts.notNumber);
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      textAlign="end"
      {...rest}
      value={value}
      onChange={(event) => onValueChange(typedDecimal(event.target.value, { negative }))}
    />
  );
}
