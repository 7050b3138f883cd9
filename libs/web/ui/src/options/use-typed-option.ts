import { useState } from 'react';
import { useFieldFault } from '../forms/field-fault.js';
import { texts } from '../texts.js';
import type { Option } from './option.js';
import { readOption } from './read-option.js';

interface TypedOption<Value extends string | number> {
  /** null while the field shows the chosen option. */
  typed: string | null;
  /** The text in the field. */
  text: string;
  type: (text: string | null) => void;
  choose: (option: Option<Value> | null) => void;
  /**
   * Chooses the option that the text means, or shows that there is none; returns whether the field now names the
   * choice.
   */
  settle: () => boolean;
}

interface TypedOptionProps<Value extends string | number> {
  options: readonly Option<Value>[];
  value: Value | null;
  onValueChange: (value: Value | null) => void;
}

/** The typed text of a Combobox until it is matched to an option. */
export function useTypedOption<Value extends string | number>(
  props: TypedOptionProps<Value>,
): TypedOption<Value> {
  const { options, value, onValueChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnread, setUnread] = useState(false);
  const chosen = options.find((option) => option.value === value);
  useFieldFault(isUnread ? texts.options.notListed : null);

  function tell(next: Value | null): void {
    if (next !== value) onValueChange(next);
  }
  function type(text: string | null): void {
    setTyped(text);
    setUnread(Boolean(text?.trim()) && !readOption(options, text ?? ''));
  }
  function choose(option: Option<Value> | null): void {
    type(null);
    tell(option?.value ?? null);
  }
  function settle(): boolean {
    if (typed === null) return true;
    const isEmpty = !typed.trim();
    const read = isEmpty ? null : (readOption(options, typed) ?? null);
    if (isEmpty || read) {
      choose(read);
      return true;
    }
    setUnread(true);
    tell(null);
    return false;
  }
  return { typed, text: typed ?? chosen?.label ?? '', type, choose, settle };
}
