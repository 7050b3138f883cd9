import type { Option } from './option.js';

type AnyOption = Option<string | number>;

const lower = (text: string): string => text.trim().toLocaleLowerCase('fi');

/** Every word that is typed is somewhere in what the option says. */
export function matches({ label, detail = '' }: AnyOption, typed: string): boolean {
  const text = lower(`${label} ${detail}`);
  return lower(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The option that was meant by what is typed: the only one of just this name or code, or the only one that matches. */
export function readOption<Value extends string | number>(
  options: readonly Option<Value>[],
  typed: string,
): Option<Value> | undefined {
  const offered = options.filter((option) => !option.disabled && matches(option, typed));
  const isNamed = ({ label, code = label }: AnyOption): boolean =>
    [label, code].some((name) => lower(name) === lower(typed));
  const named = offered.filter(isNamed);
  const meant = named.length > 0 ? named : offered;
  return meant.length === 1 ? meant[0] : undefined;
}
