import { Box, Combobox as ChakraCombobox, Portal, createListCollection, useCombobox } from '@chakra-ui/react';
import { ChevronDown, X } from 'lucide-react';
import { useMemo, type KeyboardEvent, type SyntheticEvent } from 'react';
import { usePortalContainer } from '../parts/portal-container.js';
import { texts } from '../texts.js';
import { OptionLine } from './option-line.js';
import { toListItem, type ListItem, type Option } from './option.js';
import { matches } from './read-option.js';
import { useTypedOption } from './use-typed-option.js';

/** More lines than anyone reads; typing narrows them. */
const SHOWN_AT_ONCE = 100;

export interface ComboboxProps<Value extends string | number> {
  options: readonly Option<Value>[];
  value: Value | null;
  /** null also when what is typed is none of the list: a form is then not saved with what was chosen before. */
  onValueChange: (value: Value | null) => void;
  placeholder?: string;
  label?: string;
  disabled?: boolean;
}

/**
 * One of a long list, found by typing any part of it. Enter, and leaving the field, take what is typed for the option
 * it names or the only one it matches; what is none of them stays, in error.
 */
export function Combobox<Value extends string | number>(props: ComboboxProps<Value>) {
  const { options, value, placeholder, label, disabled } = props;
  const { typed, text, type, choose, settle } = useTypedOption(props);
  const container = usePortalContainer();
  const matching = useMemo(() => options.filter((option) => matches(option, typed ?? '')), [options, typed]);
  const collection = useMemo(
    () => createListCollection({ items: listed(matching, value).map(toListItem) }),
    [matching, value],
  );
  const combobox = useCombobox<ListItem<Value>>({
    collection,
    value: value === null ? [] : [String(value)],
    // The machine would put back what was chosen before: what stands in the field is ours.
    inputValue: text,
    // Also when it was chosen already, of which no change is told.
    onSelect: () => type(null),
    onValueChange: ({ items }) => choose(items[0]?.option ?? null),
    onOpenChange: ({ reason }) => reason === 'escape-key' && type(null),
    placeholder,
    ...(disabled !== undefined && { disabled }),
    openOnClick: true,
    positioning: { sameWidth: false, gutter: 4 },
  });

  /** Before the list hears of the key: on Enter it would drop what is typed, and without a line to take send the form. */
  function onKeyDownCapture(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || typed === null || combobox.highlightedValue !== null) return;
    event.preventDefault();
    if (settle()) combobox.setOpen(false);
  }
  /** So that typing takes the place of what was chosen; the list puts the cursor to the end in the frame after it opened. */
  function selectAll({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
    if (typed !== null) return;
    const { value: named } = currentTarget;
    const select = (): void => {
      // Who types faster than the page is drawn has begun already.
      if (currentTarget.value === named) currentTarget.select();
    };
    requestAnimationFrame(() => requestAnimationFrame(select));
  }

  return (
    <ChakraCombobox.RootProvider value={combobox} lazyMount unmountOnExit>
      <ChakraCombobox.Control>
        <ChakraCombobox.Input
          aria-label={label}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDownCapture={onKeyDownCapture}
          onFocus={selectAll}
          onClick={selectAll}
          onBlur={settle}
        />
        <ChakraCombobox.IndicatorGroup>
          <ChakraCombobox.ClearTrigger aria-label={texts.options.clear}>
            <X />
          </ChakraCombobox.ClearTrigger>
          <ChakraCombobox.Trigger aria-label={texts.options.show}>
            <ChevronDown />
          </ChakraCombobox.Trigger>
        </ChakraCombobox.IndicatorGroup>
      </ChakraCombobox.Control>
      <Portal container={container}>
        <ChakraCombobox.Positioner>
          <ChakraCombobox.Content>
            <ChakraCombobox.Empty>{texts.options.none}</ChakraCombobox.Empty>
            {collection.items.map((item) => (
              <ChakraCombobox.Item key={item.value} item={item}>
                <OptionLine option={item.option} />
              </ChakraCombobox.Item>
            ))}
            {matching.length > SHOWN_AT_ONCE && (
              <Box role="presentation" px="2" py="1.5" color="fg.muted" textStyle="text.label">
                {texts.options.more(SHOWN_AT_ONCE, matching.length)}
              </Box>
            )}
          </ChakraCombobox.Content>
        </ChakraCombobox.Positioner>
      </Portal>
    </ChakraCombobox.RootProvider>
  );
}

/** The first hundred; what is chosen comes before them if it is not among them, to be seen in the list. */
function listed<Value extends string | number>(
  matching: readonly Option<Value>[],
  value: Value | null,
): readonly Option<Value>[] {
  const first = matching.slice(0, SHOWN_AT_ONCE);
  const chosen = matching.find((option) => option.value === value);
  return chosen && !first.includes(chosen) ? [chosen, ...first] : first;
}
