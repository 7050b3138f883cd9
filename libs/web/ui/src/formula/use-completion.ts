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

interface CompletionOptions<Context> {
  schema: FormulaSchema<Context>;
  kind: FormulaKind;
  value: string;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** A name being typed, and the source it stands in. */
interface Followed extends TypedName {
  source: string;
}

/** The state of the list of names under a formula field: whether it is open, its entries, and its keys. */
export function useCompletion<Context>({ schema, kind, value, input }: CompletionOptions<Context>) {
  const [followed, setFollowed] = useState<Followed>();
  const [highlighted, setHighlighted] = useState(0);
  const [refused, setRefused] = useState<string>();
  // Positions are void when the source was changed from outside.
  const typed = followed?.source === value ? followed : undefined;
  const all = useMemo(() => allCompletions(schema), [schema]);
  const items = useMemo(() => (typed ? matchingCompletions(all, typed) : []), [all, typed]);
  const isOpen = items.length > 0;

  function show(next: Followed | undefined): void {
    setFollowed(next);
    setHighlighted(0);
    setRefused(undefined);
  }

  /** After typing: opens the list, unless its only name is already complete. */
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

  /** After the caret has moved: closes the list, because another name is at the caret. */
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
    // A selection is replaced, as when typing.
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
    // Esc closes only the list; the window around it stays open.
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
    /** The last chosen name that did not fit into the field. */
    refused,
    follow,
    leave,
    choose,
    close: () => show(undefined),
    handleKey,
  };
}
