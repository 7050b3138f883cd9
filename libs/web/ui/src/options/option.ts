import type { ReactNode } from 'react';

/** A figure, and in grey below it what it is of. */
export interface OptionAside {
  text: string;
  below?: string;
}

/** The headings of a list whose details and asides stand in columns. */
export interface OptionColumns {
  detail: string;
  aside: string;
  /** What a sign in the columns means; below the list. */
  foot?: string;
}

/** One choice of a Select or Combobox. */
export interface Option<Value extends string | number> {
  value: Value;
  label: string;
  /** A code that can be typed for it when the label says more, such as a vehicle's number. */
  code?: string;
  /** An icon before the label: a status, a company's colour. */
  icon?: ReactNode;
  /** Grey text after the label: a business id, a registration number. */
  detail?: string;
  /** What stands at the end: how far it is. */
  aside?: OptionAside;
  /** Grey text below the label: an address. */
  below?: string;
  /** Why it is listed, where that is not plain to see. */
  note?: string;
  /** The heading that it stands under, with those around it that have the same. */
  group?: string;
  disabled?: boolean;
}

/** Options in the form that the list machines require: their values are strings, while ours are often ids. */
export interface ListItem<Value extends string | number> {
  value: string;
  label: string;
  disabled: boolean;
  option: Option<Value>;
}

export function toListItem<Value extends string | number>(option: Option<Value>): ListItem<Value> {
  return { value: String(option.value), label: option.label, disabled: option.disabled ?? false, option };
}
