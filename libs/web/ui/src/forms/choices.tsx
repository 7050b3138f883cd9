import { Checkbox as ChakraCheckbox, Switch as ChakraSwitch } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ToggleProps {
  label: ReactNode;
  /** Only screen readers get the label, e.g. in a table whose header shows it. */
  labelHidden?: boolean;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
}

export interface CheckboxProps extends ToggleProps {
  /** Some of the choices below it are chosen. */
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

/** For choices that take effect at once; a checkbox is for those saved with the form. */
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
