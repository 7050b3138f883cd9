import { Box, Combobox as ChakraCombobox, Portal, createListCollection } from '@chakra-ui/react';
import { ChevronDown, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { usePortalContainer } from '../app/portal-container.js';
import { OptionLine } from './option-line.js';
import { toListItem, type ListItem, type Option } from './option.js';

/** More lines than anyone reads; typing narrows them. */
const SHOWN_AT_ONCE = 100;

export interface ComboboxProps<Value extends string | number> {
  options: readonly Option<Value>[];
  value: Value | null;
  onValueChange: (value: Value | null) => void;
  /** The server searches: the options are taken as they come and this is called with what is typed. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  placeholder?: string;
  emptyText?: string;
  label?: string;
  disabled?: boolean;
}

/** One of a long list, found by typing any part of it. */
export function Combobox<Value extends string | number>(props: ComboboxProps<Value>) {
  const {
    options,
    value,
    onValueChange,
    onSearch,
    loading,
    placeholder,
    emptyText = 'Ei osumia',
    label,
    disabled,
  } = props;
  const [typed, setTyped] = useState('');
  const container = usePortalContainer();
  const matching = useMemo(
    () => (onSearch ? options : options.filter((option) => matches(option, typed))),
    [options, typed, onSearch],
  );
  const collection = useMemo(
    () => createListCollection({ items: listed(matching, value).map(toListItem) }),
    [matching, value],
  );

  function search(text: string): void {
    setTyped(text);
    onSearch?.(text);
  }

  return (
    <ChakraCombobox.Root<ListItem<Value>>
      collection={collection}
      value={value === null ? [] : [String(value)]}
      defaultInputValue={options.find((option) => option.value === value)?.label}
      onValueChange={({ items }) => onValueChange(items[0]?.option.value ?? null)}
      onInputValueChange={({ inputValue, reason }) => search(reason === 'input-change' ? inputValue : '')}
      placeholder={placeholder}
      disabled={disabled}
      openOnClick
      lazyMount
      unmountOnExit
      positioning={{ sameWidth: false, gutter: 4 }}
    >
      <ChakraCombobox.Control>
        <ChakraCombobox.Input aria-label={label} />
        <ChakraCombobox.IndicatorGroup>
          <ChakraCombobox.ClearTrigger aria-label="Tyhjennä valinta">
            <X />
          </ChakraCombobox.ClearTrigger>
          <ChakraCombobox.Trigger aria-label="Näytä vaihtoehdot">
            <ChevronDown />
          </ChakraCombobox.Trigger>
        </ChakraCombobox.IndicatorGroup>
      </ChakraCombobox.Control>
      <Portal container={container}>
        <ChakraCombobox.Positioner>
          <ChakraCombobox.Content aria-busy={loading}>
            <ChakraCombobox.Empty>{loading ? 'Haetaan...' : emptyText}</ChakraCombobox.Empty>
            {collection.items.map((item) => (
              <ChakraCombobox.Item key={item.value} item={item}>
                <OptionLine option={item.option} />
              </ChakraCombobox.Item>
            ))}
            {matching.length > SHOWN_AT_ONCE && (
              <Box role="presentation" px="2" py="1.5" color="fg.muted" textStyle="text.label">
                Näytetään {SHOWN_AT_ONCE} / {matching.length}. Kirjoita tarkentaaksesi.
              </Box>
            )}
          </ChakraCombobox.Content>
        </ChakraCombobox.Positioner>
      </Portal>
    </ChakraCombobox.Root>
  );
}

/** The first hundred; what is chosen comes before them if it is not among them: the field is named from this list. */
function listed<Value extends string | number>(
  matching: readonly Option<Value>[],
  value: Value | null,
): readonly Option<Value>[] {
  const first = matching.slice(0, SHOWN_AT_ONCE);
  const chosen = matching.find((option) => option.value === value);
  return chosen && !first.includes(chosen) ? [chosen, ...first] : first;
}

function matches({ label, detail = '' }: Option<string | number>, typed: string): boolean {
  const text = `${label} ${detail}`.toLocaleLowerCase('fi');
  return typed
    .toLocaleLowerCase('fi')
    .split(/\s+/)
    .every((word) => text.includes(word));
}
