import { useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import type { FormulaKind, FormulaSchema } from '@keikka/domain/formula';
import {
  allCompletions,
  complete,
  matchingCompletions,
  typedNameAt,
  type Completion,
  type TypedName,
} from './formula-completions.js';

export interface CompletionOptions<Context> {
  schema: FormulaSchema<Context>;
  kind: FormulaKind;
  value: string;
  onValueChange: (value: string) => void;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** The list of names under a formula field: when it is open, what is in it, and what the keys do. */
export function useCompletion<Context>(options: CompletionOptions<Context>) {
  const { schema, kind, value, onValueChange, input } = options;
  const [typed, setTyped] = useState<TypedName>();
  const [highlighted, setHighlighted] = useState(0);
  const all = useMemo(() => allCompletions(schema), [schema]);
  const items = useMemo(() => (typed ? matchingCompletions(all, typed.text) : []), [all, typed]);

  function show(next: TypedName | undefined): void {
    setTyped(next);
    setHighlighted(0);
  }

  /** After typing: names that begin so, unless the only one stands there already. */
  function follow(source: string, caret: number): void {
    const next = typedNameAt(source, caret, kind);
    if (!next?.text) {
      show(undefined);
      return;
    }
    const found = matchingCompletions(all, next.text);
    const isComplete = found.length === 1 && found[0]?.name === next.text;
    show(found.length > 0 && !isComplete ? next : undefined);
  }

  function choose(item: Completion): void {
    if (!typed) return;
    const next = complete(value, typed, item);
    show(undefined);
    onValueChange(next.source);
    // The caret can be set once the new value is drawn.
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(next.caret, next.caret);
    });
  }

  function openAll(): void {
    const caret = input.current?.selectionStart ?? value.length;
    const place = typedNameAt(value, caret, kind);
    show(place && { ...place, text: '' });
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'F1' || (event.key === ' ' && event.ctrlKey)) {
      event.preventDefault();
      openAll();
      return;
    }
    const run = typed && items.length > 0 ? keys[event.key] : undefined;
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
    isOpen: typed !== undefined && items.length > 0,
    typed: typed?.text ?? '',
    items,
    highlighted,
    follow,
    choose,
    close: () => show(undefined),
    handleKey,
  };
}
