import { Checkbox as ChakraCheckbox, Switch as ChakraSwitch } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ToggleProps {
  label: ReactNode;
  /** The label is read but not shown, e.g. in a table whose header says it. */
  labelHidden?: boolean;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
}

export interface CheckboxProps extends ToggleProps {
  /** Some of those it stands for are chosen. */
  indeterminate?: boolean;
}

export function Checkbox({
  label,
  labelHidden,
  checked,
  indeterminate,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  return (
    <ChakraCheckbox.Root
      {...rest}
      checked={indeterminate ? 'indeterminate' : checked}
      onCheckedChange={(change) => onCheckedChange(change.checked === true)}
    >
      <ChakraCheckbox.HiddenInput />
      <ChakraCheckbox.Control />
      <ChakraCheckbox.Label srOnly={labelHidden}>{label}</ChakraCheckbox.Label>
    </ChakraCheckbox.Root>
  );
}

/** For what takes effect at once; a checkbox is for what is saved with the form. */
export function Switch({ label, labelHidden, checked, onCheckedChange, ...rest }: ToggleProps) {
  return (
    <ChakraSwitch.Root
      {...rest}
      checked={checked}
      onCheckedChange={(change) => onCheckedChange(change.checked)}
    >
      <ChakraSwitch.HiddenInput />
      <ChakraSwitch.Control>
        <ChakraSwitch.Thumb />
      </ChakraSwitch.Control>
      <ChakraSwitch.Label srOnly={labelHidden}>{label}</ChakraSwitch.Label>
    </ChakraSwitch.Root>
  );
}
