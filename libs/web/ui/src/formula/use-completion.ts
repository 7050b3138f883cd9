import { useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import type { FormulaKind, FormulaSchema } from '@keikka/domain/formula';
import {
  allCompletions,
  completionOf,
  matchingCompletions,
  typedNameAt,
  type Completion,
  type TypedName,
} from './formula-completions.js';
import { typeInto } from './type-into.js';

export interface CompletionOptions<Context> {
  schema: FormulaSchema<Context>;
  kind: FormulaKind;
  value: string;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** A name being typed, and the source it stands in. */
interface Followed extends TypedName {
  source: string;
}

/** The list of names under a formula field: when it is open, what is in it, and what the keys do. */
export function useCompletion<Context>({ schema, kind, value, input }: CompletionOptions<Context>) {
  const [followed, setFollowed] = useState<Followed>();
  const [highlighted, setHighlighted] = useState(0);
  const [refused, setRefused] = useState<string>();
  // A source that has come from elsewhere has other places.
  const typed = followed?.source === value ? followed : undefined;
  const all = useMemo(() => allCompletions(schema), [schema]);
  const items = useMemo(() => (typed ? matchingCompletions(all, typed) : []), [all, typed]);
  const isOpen = items.length > 0;

  function show(next: Followed | undefined): void {
    setFollowed(next);
    setHighlighted(0);
    setRefused(undefined);
  }

  /** After typing: names that have it in them, unless the only one stands there already. */
  function follow(source: string, caret: number): void {
    const next = typedNameAt(source, caret, kind);
    if (!next?.text) {
      show(undefined);
      return;
    }
    const found = matchingCompletions(all, next);
    const isComplete = found.length === 1 && found[0]?.name === next.text;
    show(isComplete ? undefined : { ...next, source });
  }

  /** After the caret has moved: elsewhere another name would be meant. */
  function leave(caret: number): void {
    if (typed && (caret < typed.from || caret > typed.to)) show(undefined);
  }

  function choose(item: Completion): void {
    if (!typed || !input.current) return;
    const isWritten = typeInto(input.current, completionOf(value, typed, item));
    show(undefined);
    if (!isWritten) setRefused(item.name);
  }

  function openAll(): void {
    const { selectionStart: from, selectionEnd: to } = input.current ?? {
      selectionStart: 0,
      selectionEnd: 0,
    };
    const place = typedNameAt(value, from, kind);
    // What is selected goes, as it does when one types.
    const selected = to > from ? { from, to, isHelper: false } : {};
    show(place && { ...place, ...selected, text: '', source: value });
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
    const opens = isPlain ? event.key === 'F1' : event.ctrlKey && event.key === ' ';
    const run = opens ? openAll : isPlain && isOpen ? keys[event.key] : undefined;
    if (!run) return;
    event.preventDefault();
    // Only the list: the window around it stays open.
    event.stopPropagation();
    run();
  }

  const move = (step: number) => () => setHighlighted((now) => (now + step + items.length) % items.length);
  const chooseHighlighted = (): void => {
    const item = items[highlighted];
    if (item) choose(item);
  };
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: move(1),
    ArrowUp: move(-1),
    Enter: chooseHighlighted,
    Tab: chooseHighlighted,
    Escape: () => show(undefined),
  };

  return {
    isOpen,
    typed: typed?.text ?? '',
    items,
    highlighted,
    /** The name chosen last, when there was no room for it. */
    refused,
    follow,
    leave,
    choose,
    close: () => show(undefined),
    handleKey,
  };
}
