import { Input, type InputProps } from '@keikka/ui';
import { typedDecimal } from '../model/decimal-text.js';

export interface DecimalInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  value: string;
  onValueChange: (value: string) => void;
  negative?: boolean;
}

/** A number with a Finnish comma; what is no part of a number does not come in (I-003). */
export function DecimalInput({ value, onValueChange, negative, ...rest }: DecimalInputProps) {
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
