import { Select as ChakraSelect, createListCollection } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { texts } from '../texts.js';
import { toListItem, type ListItem, type Option } from './option.js';
import { SelectPopup } from './select-popup.js';

interface SelectProps<Value extends string | number> {
  options: readonly Option<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  /** Only when there is no Field around it. */
  label?: string;
  disabled?: boolean;
  name?: string;
}

/** A choice from a short, known list. For long lists with search there is Combobox. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder = texts.options.choose, label, disabled, name } = props;
  const collection = useMemo(() => createListCollection({ items: options.map(toListItem) }), [options]);
  const chosen = options.find((option) => option.value === value);
  return (
    <ChakraSelect.Root<ListItem<Value>>
      collection={collection}
      value={value === null ? [] : [String(value)]}
      onValueChange={({ items }) => items[0] && onValueChange(items[0].option.value)}
      disabled={disabled}
      name={name}
      positioning={{ sameWidth: false, gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <ChakraSelect.Control>
        <ChakraSelect.Trigger aria-label={label} gap="2">
          {chosen?.icon}
          <ChakraSelect.ValueText placeholder={placeholder} />
        </ChakraSelect.Trigger>
        <ChakraSelect.IndicatorGroup>
          <ChevronDown aria-hidden />
        </ChakraSelect.IndicatorGroup>
      </ChakraSelect.Control>
      <SelectPopup items={collection.items} />
    </ChakraSelect.Root>
  );
}
