import { Box, chakra, Checkbox as ChakraCheckbox, Flex, Switch as ChakraSwitch } from '@chakra-ui/react';
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

interface RadioChoice<Value extends string> {
  value: Value;
  label: string;
  /** Below the label: what comes of it. */
  hint?: string;
  disabled?: boolean;
}

interface RadioChoicesProps<Value extends string> {
  /** What is chosen between. */
  legend: string;
  choices: readonly RadioChoice<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** A choice between a few ways whose consequences are read before one is taken. */
export function RadioChoices<Value extends string>(props: RadioChoicesProps<Value>) {
  const { legend, choices, value, onValueChange } = props;
  const name = useId();
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="text.body" fontWeight="semibold" mb="1">
        {legend}
      </chakra.legend>
      {choices.map((choice) => (
        <Flex as="label" key={choice.value} gap="2" py="1" alignItems="flex-start">
          <chakra.input
            type="radio"
            name={name}
            mt="1"
            accentColor="brand.solid"
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onValueChange(choice.value)}
          />
          <Box opacity={choice.disabled ? 0.6 : 1}>
            <Box fontWeight="semibold">{choice.label}</Box>
            {choice.hint && (
              <Box textStyle="text.label" color="fg.muted">
                {choice.hint}
              </Box>
            )}
          </Box>
        </Flex>
      ))}
    </chakra.fieldset>
  );
}
