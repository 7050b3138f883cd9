import type { Option, OptionColumns } from './option.js';

/** What a typed text finds. The caller asks for it. */
export interface Search<Value extends string | number> {
  /** The option of the value. */
  chosen: Option<Value> | undefined;
  found: readonly Option<Value>[];
  /** Where its details and asides stand in columns. */
  columns?: OptionColumns;
  /** `found` is not the answer to the last text yet. */
  pending: boolean;
  /** Receives the text as it is typed, '' when the list opens, and null when nothing is looked for. */
  onSearch: (text: string | null) => void;
  /** What a text finds, once it is known; nothing when that fails. */
  answer: (text: string) => Promise<readonly Option<Value>[]>;
  /** The letters of the shortest text that anything is looked for by. */
  least?: number;
  onPick?: (option: Option<Value>) => void;
  /** Makes something new of the text; the last line of the list, and Ctrl+Enter. */
  make?: { label: (typed: string) => string; onMake: (typed: string) => void };
}

export interface SearchPickerProps<Value extends string | number> extends Search<Value> {
  value: Value | null;
  onValueChange: (value: Value | null) => void;
  placeholder?: string;
  disabled?: boolean;
}
