import type { ErrorCode } from '../errors.js';

/** What a value may be: plain data that the door, the save, the history and the form read. */
export type FieldKind =
  | { kind: 'text'; max: number }
  /** A text that a formula is written in; `gives` is what it is worth. */
  | { kind: 'formula'; max: number; gives: 'number' | 'text' | 'condition' }
  | { kind: 'whole'; from: number; to: number; unit?: string }
  /** Travels as a text with a dot. `scale` decimals at the most; `prints` of them always, as money has two. */
  | { kind: 'decimal'; from: number; to: number; scale: number; prints: number; unit?: string }
  | { kind: 'flag' }
  /** A positive id. */
  | { kind: 'id' }
  /** An id where 0 stands for none, all or new; `to` is the kind of thing it names. */
  | { kind: 'reference'; to: string }
  /** An instant of this century as RFC 3339 writes it. Its label is over the time of day, `dayLabel` over the day. */
  | { kind: 'instant'; dayLabel: string }
  /** A day in Helsinki, `yyyymmdd`. */
  | { kind: 'day' }
  /** Positive ids, each once. */
  | { kind: 'ids'; most: number }
  /** Records within the record. Those that are told apart by an id are merged line by line. */
  | { kind: 'lines'; fields: Fields; most: number; id?: string };

/** One field of a call or of a record, with the type of its value. */
export type Field<Value = unknown> = FieldKind & {
  /** Finnish, over the field, in a conflict and in the history alike. Inputs that nobody reads have none. */
  label: string;
  /** May be absent, which says nothing: what is stored stays. */
  optional?: true;
  /** May be null, which is a value: none. */
  nullable?: true;
  /** A record without it is refused with this code. */
  required?: ErrorCode;
  /** What a value beyond the limits is refused with; without one, the door refuses it as wrong input. */
  refusal?: ErrorCode;
  /** What a new record has. */
  blank?: unknown;
  /** For the compiler alone. */
  readonly types?: { value: Value };
};

export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<F> = F extends { readonly types?: { value: infer Value } } ? Value : never;

type OptionalKey<F> = { [K in keyof F]: F[K] extends { optional: true } ? K : never }[keyof F];

/** The object that the fields describe. */
export type ValuesOf<F> = { [K in Exclude<keyof F, OptionalKey<F>>]: ValueOf<F[K]> } & {
  [K in OptionalKey<F>]?: ValueOf<F[K]>;
};

/** What may be said of a field of a record. */
interface Options<Value> {
  required?: ErrorCode;
  refusal?: ErrorCode;
  blank?: Value;
}

/** Declares the fields of a record: each is named here and nowhere else. */
export const fields = <F extends Fields>(declared: F): F => declared;

export const text = (max: number, label = '', options: Options<string> = {}): Field<string> => ({
  kind: 'text',
  max,
  label,
  blank: '',
  ...options,
});

/** Expression fields hold 3000 characters [G-186]. */
const FORMULA_LENGTH = 3000;

export const formula = (gives: 'number' | 'text' | 'condition', label: string): Field<string> => ({
  kind: 'formula',
  max: FORMULA_LENGTH,
  gives,
  label,
  blank: '',
});

export const whole = (
  from: number,
  to: number,
  label = '',
  options: Options<number> & { unit?: string } = {},
): Field<number> => ({ kind: 'whole', from, to, label, blank: 0, ...options });

interface DecimalLimits {
  from: number;
  to: number;
  scale: number;
  /** Decimals that are always printed. */
  prints?: number;
  unit?: string;
}

export const decimal = (
  { prints = 0, ...limits }: DecimalLimits,
  label = '',
  options: Options<string> = {},
): Field<string> => ({ kind: 'decimal', ...limits, prints, label, ...options });

export const flag = (label = '', options: Options<boolean> = {}): Field<boolean> => ({
  kind: 'flag',
  label,
  blank: false,
  ...options,
});

export const id = (): Field<number> => ({ kind: 'id', label: '' });

/** `to` names the kind of thing; screens know its names by it. */
export const reference = (to = '', label = '', options: Options<number> = {}): Field<number> => ({
  kind: 'reference',
  to,
  label,
  ...options,
});

export const instant = (label = '', dayLabel = label): Field<string> => ({
  kind: 'instant',
  label,
  dayLabel,
});

export const day = (label = ''): Field<string> => ({ kind: 'day', label });

export const ids = (most: number): Field<number[]> => ({ kind: 'ids', most, label: '' });

/** `id` is the field by which a line is told from another; a line without it is new. */
export const lines = <F extends Fields>(
  of: F,
  { most, id: lineId }: { most: number; id?: keyof F & string },
  label = '',
): Field<ValuesOf<F>[]> => ({ kind: 'lines', fields: of, most, id: lineId, label, blank: [] });

/** The version of a record the caller knows; absent, any version is changed. */
export const varmenne = (): Field<number> & { optional: true } => optional(id());

export const optional = <F extends Field>(field: F): F & { optional: true } => ({ ...field, optional: true });

export const nullable = <Value>(field: Field<Value>): Field<Value | null> & { nullable: true } => ({
  ...(field as Field<Value | null>),
  blank: null,
  nullable: true,
});

/** Every field may be absent: what a save of a part carries. */
export function partial<F extends Fields>(of: F): { [K in keyof F]: F[K] & { optional: true } } {
  const entries = Object.entries(of).map(([name, field]) => [name, optional(field)] as const);
  return Object.fromEntries(entries) as { [K in keyof F]: F[K] & { optional: true } };
}
