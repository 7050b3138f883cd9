import { useRef, useState } from 'react';
import { useFieldFault } from '../forms/field-fault.js';
import { texts } from '../texts.js';
import { readOption } from './read-option.js';
import type { Option } from './option.js';
import type { SearchPickerProps } from './search.js';

interface SearchedOption<Value extends string | number> {
  /** null while the field shows the chosen option. */
  typed: string | null;
  text: string;
  /** The list opens. */
  open: () => void;
  type: (text: string) => void;
  choose: (option: Option<Value> | null) => void;
  make: () => void;
  /** Forgets the typed text. */
  forget: () => void;
  /** Takes the first that the text finds, as soon as the answer is there. */
  takeFirst: () => Promise<void>;
  /** Takes what the text names. */
  leave: () => Promise<void>;
}

/** The typed text of a SearchPicker until something is chosen for it. */
export function useSearchedOption<Value extends string | number>(
  props: SearchPickerProps<Value>,
): SearchedOption<Value> {
  const { chosen, found, pending, onSearch, answer, onPick, make, onValueChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  /** What stands in the field when an answer comes. */
  const standing = useRef<string | null>(null);
  useFieldFault(typed?.trim() ? texts.options.notListed : null);

  function look(text: string | null): void {
    standing.current = text;
    setTyped(text);
    onSearch(text);
  }
  function choose(option: Option<Value> | null): void {
    look(null);
    if (option) onPick?.(option);
    onValueChange(option?.value ?? null);
  }
  async function take(
    text: string,
    of: (options: readonly Option<Value>[]) => Option<Value> | undefined,
  ): Promise<void> {
    const option = of(pending ? await answer(text) : found);
    if (option && standing.current === text) choose(option);
  }

  return {
    typed,
    text: typed ?? chosen?.label ?? '',
    open: () => typed === null && onSearch(''),
    type: look,
    choose,
    make() {
      const text = typed?.trim();
      if (!text || !make || text.length < (props.least ?? 0)) return;
      look(null);
      make.onMake(text);
    },
    forget: () => look(null),
    takeFirst: () => take(typed ?? '', ([first]) => first),
    async leave() {
      if (typed === null) onSearch(null);
      else if (!typed.trim()) choose(null);
      else await take(typed, (options) => readOption(options, typed));
    },
  };
}
