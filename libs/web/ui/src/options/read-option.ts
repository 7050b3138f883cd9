import { hasWords, searchText, searchWords } from '@keikka/domain';
import type { Option } from './option.js';

type AnyOption = Option<string | number>;

/** Whether every typed word occurs somewhere in the option's texts. */
export const matches = ({ label, detail }: AnyOption, typed: string): boolean =>
  hasWords(searchText(label, detail), searchWords(typed));

/** The option that the text means: the only one with exactly this name or code, or the only one that matches. */
export function readOption<Value extends string | number>(
  options: readonly Option<Value>[],
  typed: string,
): Option<Value> | undefined {
  const offered = options.filter((option) => !option.disabled && matches(option, typed));
  const isNamed = ({ label, code = label }: AnyOption): boolean =>
    [label, code].some((name) => searchText(name) === searchText(typed));
  const named = offered.filter(isNamed);
  const meant = named.length > 0 ? named : offered;
  return meant.length === 1 ? meant[0] : undefined;
}
