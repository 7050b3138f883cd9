import { Box, Combobox as ChakraCombobox, createListCollection, useCombobox } from '@chakra-ui/react';
import { ChevronDown, X } from 'lucide-react';
import { useMemo, useRef, type ChangeEvent, type KeyboardEvent, type SyntheticEvent } from 'react';
import { TAKES_ESCAPE } from '../overlays/windows/takes-escape.js';
import { Popup } from '../parts/popup.js';
import { texts } from '../texts.js';
import { OptionLine } from './option-line.js';
import { toListItem, type ListItem, type Option } from './option.js';
import { matches } from './read-option.js';
import { useTypedOption } from './use-typed-option.js';

/** Nobody reads more lines than this; typing narrows them. */
const SHOWN_AT_ONCE = 100;

interface ComboboxProps<Value extends string | number> {
  options: readonly Option<Value>[];
  value: Value | null;
  /** Also null when the typed text matches no option, so that a form never saves an older choice. */
  onValueChange: (value: Value | null) => void;
  placeholder?: string;
  label?: string;
  disabled?: boolean;
}

/**
 * A choice from a long list, found by typing any part of it. Enter, and leaving the field, choose the option that the
 * text names or the only one it matches. A text that matches none stays, in error.
 */
export function Combobox<Value extends string | number>(props: ComboboxProps<Value>) {
  const { options, value, placeholder, label, disabled } = props;
  const { typed, text, type, choose, settle } = useTypedOption(props);
  /** The field was gone into, and no key pressed since. */
  const entered = useRef(false);
  const matching = useMemo(() => options.filter((option) => matches(option, typed ?? '')), [options, typed]);
  const collection = useMemo(
    () => createListCollection({ items: listed(matching, value).map(toListItem) }),
    [matching, value],
  );
  const combobox = useCombobox<ListItem<Value>>({
    collection,
    value: value === null ? [] : [String(value)],
    // The list machine would restore the previous choice, but the text in the field is ours.
    inputValue: text,
    // Also for the option already chosen, for which no change is reported.
    onSelect: () => type(null),
    onValueChange: ({ items }) => choose(items[0]?.option ?? null),
    onOpenChange: ({ reason }) => reason === 'escape-key' && type(null),
    placeholder,
    ...(disabled !== undefined && { disabled }),
    openOnClick: true,
    positioning: { sameWidth: false, gutter: 4 },
  });

  /**
   * Runs before the list gets the key: on Enter it would drop the text and, without a highlighted line, submit the
   * form. Escape it hears only while it is open.
   */
  function onKeyDownCapture(event: KeyboardEvent<HTMLInputElement>): void {
    if (entered.current && event.key.length === 1) event.currentTarget.select();
    entered.current = false;
    if (event.key === 'Escape' && typed !== null) {
      type(null);
      combobox.setOpen(false);
    }
    if (event.key !== 'Enter' || typed === null || combobox.highlightedValue !== null) return;
    event.preventDefault();
    if (settle()) combobox.setOpen(false);
  }
  /**
   * Selects the text, so that typing replaces the choice. The list moves the caret to the end one frame after it opens;
   * who types before that replaces the choice too.
   */
  function selectAll({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
    if (typed !== null) return;
    entered.current = true;
    const select = (): void => {
      if (entered.current) currentTarget.select();
    };
    requestAnimationFrame(() => requestAnimationFrame(select));
  }
  function onChange(event: ChangeEvent<HTMLInputElement>): void {
    entered.current = false;
    type(event.currentTarget.value);
  }

  return (
    <ChakraCombobox.RootProvider value={combobox} lazyMount unmountOnExit>
      <ChakraCombobox.Control>
        <ChakraCombobox.Input
          aria-label={label}
          onChange={onChange}
          onKeyDownCapture={onKeyDownCapture}
          {...(typed !== null && TAKES_ESCAPE)}
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
      <Popup>
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
      </Popup>
    </ChakraCombobox.RootProvider>
  );
}

/** The first hundred options. The chosen one is added at the top if it is not among them. */
function listed<Value extends string | number>(
  matching: readonly Option<Value>[],
  value: Value | null,
): readonly Option<Value>[] {
  const first = matching.slice(0, SHOWN_AT_ONCE);
  const chosen = matching.find((option) => option.value === value);
  return chosen && !first.includes(chosen) ? [chosen, ...first] : first;
}
