import { Switch as ChakraSwitch } from '@chakra-ui/react';
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

/** A choice between on and off. */
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
