import type { ReactNode } from 'react';

/** One choice of a Select or Combobox. */
export interface Option<Value extends string | number> {
  value: Value;
  label: string;
  /** What one types for it where the label says more: a vehicle's number. */
  code?: string;
  /** Before the label: a status icon, a company's colour. */
  icon?: ReactNode;
  /** After the label, in grey: a business id, a registration number. */
  detail?: string;
  disabled?: boolean;
}

/** Shape the list machines want: values are strings to them, ours are often ids. */
export interface ListItem<Value extends string | number> {
  value: string;
  label: string;
  disabled: boolean;
  option: Option<Value>;
}

export function toListItem<Value extends string | number>(option: Option<Value>): ListItem<Value> {
  return { value: String(option.value), label: option.label, disabled: option.disabled ?? false, option };
}
