import { Box, Checkbox as ChakraCheckbox, Flex, Switch as ChakraSwitch } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface ToggleProps {
  label: ReactNode;
  /** Only screen readers get the label, e.g. in a table whose header shows it. */
  labelHidden?: boolean;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
  /** Below the label. */
  hint?: ReactNode;
}

/** A choice between on and off. On a phone it fills its line, with the switch at the end. */
export function Switch({ label, labelHidden, hint, checked, onCheckedChange, ...rest }: ToggleProps) {
  const hintId = useId();
  return (
    <ChakraSwitch.Root
      {...rest}
      checked={checked}
      onCheckedChange={(change) => onCheckedChange(change.checked)}
    >
      <ChakraSwitch.HiddenInput aria-describedby={hint ? hintId : undefined} />
      <ChakraSwitch.Control>
        <ChakraSwitch.Thumb />
      </ChakraSwitch.Control>
      <Flex direction="column" minW="0">
        <ChakraSwitch.Label srOnly={labelHidden}>{label}</ChakraSwitch.Label>
        {hint && (
          <Box id={hintId} textStyle="text.label" color="fg.subtle">
            {hint}
          </Box>
        )}
      </Flex>
    </ChakraSwitch.Root>
  );
}

/** Whether one of several things is in or out, such as a row of a list. */
export function Checkbox({
  label,
  labelHidden,
  checked,
  onCheckedChange,
  ...rest
}: Omit<ToggleProps, 'hint'>) {
  return (
    <ChakraCheckbox.Root
      {...rest}
      checked={checked}
      onCheckedChange={(change) => onCheckedChange(change.checked === true)}
    >
      <ChakraCheckbox.HiddenInput />
      <ChakraCheckbox.Control>{checked && <Check size={12} aria-hidden />}</ChakraCheckbox.Control>
      <ChakraCheckbox.Label srOnly={labelHidden}>{label}</ChakraCheckbox.Label>
    </ChakraCheckbox.Root>
  );
}
