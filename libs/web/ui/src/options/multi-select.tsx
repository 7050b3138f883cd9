import { Select as ChakraSelect, createListCollection } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { toListItem, type ListItem, type Option } from './option.js';
import { SelectPopup } from './select-popup.js';

interface MultiSelectProps<Value extends string | number> {
  options: readonly Option<Value>[];
  /** The chosen ones, in the order of the options. */
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  /** What is shown while none is chosen. */
  none: string;
  disabled?: boolean;
}

/** Several choices from a short, known list. It stays open while they are chosen. */
export function MultiSelect<Value extends string | number>(props: MultiSelectProps<Value>) {
  const { options, value, onValueChange, none, disabled } = props;
  const collection = useMemo(() => createListCollection({ items: options.map(toListItem) }), [options]);
  return (
    <ChakraSelect.Root<ListItem<Value>>
      collection={collection}
      multiple
      value={value.map(String)}
      onValueChange={({ items }) => {
        const chosen = new Set(items.map(({ option }) => option.value));
        onValueChange(options.flatMap((option) => (chosen.has(option.value) ? [option.value] : [])));
      }}
      disabled={disabled}
      positioning={{ sameWidth: false, gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <ChakraSelect.Control>
        <ChakraSelect.Trigger gap="2">
          <ChakraSelect.ValueText placeholder={none} />
        </ChakraSelect.Trigger>
        <ChakraSelect.IndicatorGroup>
          <ChevronDown aria-hidden />
        </ChakraSelect.IndicatorGroup>
      </ChakraSelect.Control>
      <SelectPopup items={collection.items} />
    </ChakraSelect.Root>
  );
}
