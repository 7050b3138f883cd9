import {
  Box,
  Combobox as ChakraCombobox,
  createListCollection,
  Portal,
  Span,
  useCombobox,
} from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useMemo, type KeyboardEvent } from 'react';
import { usePortalContainer } from '../parts/portal-container.js';
import { texts } from '../texts.js';
import { OptionLine } from './option-line.js';
import { toListItem, type ListItem } from './option.js';
import type { SearchPickerProps } from './search.js';
import { useSearchedOption } from './use-searched-option.js';

/** The line that makes something new. No option has this value. */
const MAKE = '\0make';

/**
 * A choice from more options than can be listed, found by typing. Enter takes the marked line, or the first as soon as
 * the answer to the text is there. A text that nothing was chosen for stays, in error, and what was chosen before stays
 * the value.
 */
export function SearchPicker<Value extends string | number>(props: SearchPickerProps<Value>) {
  const { found, pending, value, make, least = 0, placeholder, disabled } = props;
  const searched = useSearchedOption(props);
  const { typed, text } = searched;
  const container = usePortalContainer();
  const sought = typed?.trim() ?? '';
  const isShort = sought.length < least;
  const newLabel = sought && !isShort && make ? make.label(sought) : null;
  const collection = useMemo(() => {
    const lines: ListItem<Value>[] = found.map(toListItem);
    const makes = newLabel === null ? [] : [toListItem({ value: MAKE as Value, label: newLabel })];
    return createListCollection({ items: [...lines, ...makes] });
  }, [found, newLabel]);
  const combobox = useCombobox<ListItem<Value>>({
    collection,
    value: value === null ? [] : [String(value)],
    // The list machine would restore the previous choice, but the text in the field is ours.
    inputValue: text,
    inputBehavior: 'autohighlight',
    onSelect: ({ itemValue }) => (itemValue === MAKE ? searched.make() : choose(itemValue)),
    onOpenChange({ open, reason }) {
      if (open) searched.open();
      if (reason === 'escape-key') searched.forget();
    },
    placeholder,
    ...(disabled !== undefined && { disabled }),
    openOnClick: true,
    positioning: { sameWidth: false, gutter: 4 },
  });
  function choose(itemValue: string): void {
    const item = collection.find(itemValue);
    if (item) searched.choose(item.option);
  }
  /** Runs before the list gets the key, which knows only the lines of an older answer. */
  function onKeyDownCapture(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || typed === null) return;
    const isNew = event.ctrlKey || event.metaKey;
    if (!isNew && !pending && combobox.highlightedValue !== null) return;
    event.preventDefault();
    if (isNew) searched.make();
    else void searched.takeFirst();
    if (!pending) combobox.setOpen(false);
  }

  return (
    <ChakraCombobox.RootProvider value={combobox} lazyMount unmountOnExit>
      <ChakraCombobox.Control>
        <ChakraCombobox.Input
          onChange={(event) => searched.type(event.currentTarget.value)}
          onKeyDownCapture={onKeyDownCapture}
          onFocus={({ currentTarget }) => typed === null && currentTarget.select()}
          onBlur={() => void searched.leave()}
        />
        <ChakraCombobox.IndicatorGroup>
          {sought && !isShort && !pending && (
            <Span textStyle="text.label" color="fg.subtle">
              {texts.options.hits(found.length)}
            </Span>
          )}
          <ChakraCombobox.ClearTrigger aria-label={texts.options.clear} onClick={() => searched.choose(null)}>
            <X />
          </ChakraCombobox.ClearTrigger>
        </ChakraCombobox.IndicatorGroup>
      </ChakraCombobox.Control>
      <Portal container={container}>
        <ChakraCombobox.Positioner>
          <ChakraCombobox.Content>
            {found.length === 0 && (
              <Box px="2.5" py="1.5" textStyle="text.table" color="fg.subtle">
                {isShort
                  ? texts.options.least(least)
                  : pending
                    ? texts.options.searching
                    : texts.options.none}
              </Box>
            )}
            {collection.items.map((item) => (
              <ChakraCombobox.Item key={item.value} item={item}>
                {item.value === MAKE && <Plus />}
                <OptionLine option={item.option} />
              </ChakraCombobox.Item>
            ))}
          </ChakraCombobox.Content>
        </ChakraCombobox.Positioner>
      </Portal>
    </ChakraCombobox.RootProvider>
  );
}
