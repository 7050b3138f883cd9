import {
  Box,
  Combobox as ChakraCombobox,
  createListCollection,
  Flex,
  Kbd,
  Span,
  useCombobox,
} from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { Fragment, useMemo, type KeyboardEvent } from 'react';
import { keyHint } from '../theme/recipes/control.js';
import { TAKES_ESCAPE } from '../overlays/windows/takes-escape.js';
import { Popup } from '../parts/popup.js';
import { texts } from '../texts.js';
import { GroupLabel } from './option-columns.js';
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
  const { found, columns, pending, value, make, least = 0, placeholder, disabled } = props;
  const searched = useSearchedOption(props);
  const { typed, text } = searched;
  const sought = typed?.trim() ?? '';
  const isShort = sought.length < least;
  // Before anything is known it would stand where the first line found comes to stand.
  const isUnknown = pending && found.length === 0;
  const newLabel = sought && !isShort && !isUnknown && make ? make.label(sought) : null;
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
  /** Runs before the list gets the key, which knows only the lines of an older answer; Escape it hears only while open. */
  function onKeyDownCapture(event: KeyboardEvent): void {
    if (event.key === 'Escape' && typed !== null) {
      searched.forget();
      combobox.setOpen(false);
    }
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
          {...(typed !== null && TAKES_ESCAPE)}
          onFocus={({ currentTarget }) => typed === null && currentTarget.select()}
          onBlur={() => void searched.leave()}
        />
        <ChakraCombobox.IndicatorGroup>
          {sought && !isShort && !pending && (
            <Span textStyle="text.label" color="fg.subtle">
              {texts.options.hits(found.length)}
            </Span>
          )}
          {typed === null && props.chosen?.code && (
            <Span textStyle="text.label" color="fg.subtle">
              {props.chosen.code}
            </Span>
          )}
          <ChakraCombobox.ClearTrigger aria-label={texts.options.clear} onClick={() => searched.choose(null)}>
            <X />
          </ChakraCombobox.ClearTrigger>
        </ChakraCombobox.IndicatorGroup>
      </ChakraCombobox.Control>
      <Popup>
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
            {collection.items.map((item, place) => (
              <Fragment key={item.value}>
                <GroupLabel
                  group={item.option.group}
                  before={collection.items[place - 1]?.option.group}
                  columns={place === 0 && found.length > 0 ? columns : undefined}
                />
                <ChakraCombobox.Item item={item}>
                  {item.value === MAKE && <Plus />}
                  <OptionLine option={item.option} {...(item.value !== MAKE && { typed: sought, columns })} />
                  {item.value === MAKE && <Keys keys={['Ctrl', '↵']} />}
                </ChakraCombobox.Item>
              </Fragment>
            ))}
            <KeysLine foot={found.length > 0 ? columns?.foot : undefined} />
          </ChakraCombobox.Content>
        </ChakraCombobox.Positioner>
      </Popup>
    </ChakraCombobox.RootProvider>
  );
}

const { keys } = texts.options;

/** What the keys do in the list, where there is a keyboard; who hears the list knows it from there. */
function KeysLine({ foot }: { foot: string | undefined }) {
  return (
    <Flex
      css={foot ? undefined : keyHint}
      wrap="wrap"
      columnGap="3"
      px="2.5"
      pt="1.5"
      pb="0.5"
      textStyle="text.label"
      color="fg.subtle"
    >
      <Keys keys={['↑', '↓']} does={keys.move} />
      <Keys keys={['↵']} does={keys.choose} />
      <Keys keys={['Esc']} does={keys.close} />
      {foot && <Span ms="auto">{foot}</Span>}
    </Flex>
  );
}

function Keys({ keys: pressed, does }: { keys: readonly string[]; does?: string }) {
  return (
    <Span css={keyHint} aria-hidden whiteSpace="nowrap">
      {pressed.map((key) => (
        <Kbd key={key} me="1">
          {key}
        </Kbd>
      ))}
      {does}
    </Span>
  );
}
