import type { ErrorCode } from '../errors.js';

/** The kinds of values. Validation, save, history and form read this plain data. */
export type FieldKind =
  | { kind: 'text'; max: number }
  /** A text that holds a formula; `gives` is the type of its result. */
  | { kind: 'formula'; max: number; gives: 'number' | 'text' | 'condition' }
  | { kind: 'whole'; from: number; to: number; unit?: string }
  /**
   * Travels as a text with a dot. It has at most `scale` decimals, and always prints `prints` of them, as money has
   * two.
   */
  | { kind: 'decimal'; from: number; to: number; scale: number; prints: number; unit?: string }
  /** A measure: metres, degrees, cubic metres. Travels as a JSON number and is rounded to `scale` decimals. */
  | { kind: 'number'; from: number; to: number; scale: number; unit?: string }
  /** Yes or no. A nullable one has a third value, "not known yet", and often words of its own. */
  | { kind: 'flag'; words: FlagWords }
  /** A positive id. */
  | { kind: 'id' }
  /** An id where 0 means none, all or new. `to` is the kind of thing it names. */
  | { kind: 'reference'; to: string }
  /** An instant of this century as RFC 3339 writes it. Its label is over the time of day, `dayLabel` over the day. */
  | { kind: 'instant'; dayLabel: string }
  /** A day in Helsinki, `yyyymmdd`. */
  | { kind: 'day' }
  /** Ids of things of the kind `to`, each once; merged as a set. */
  | { kind: 'ids'; most: number; to: string }
  /** A record within the record, in a call alone. */
  | { kind: 'record'; fields: Fields }
  /** Records within the record. Lines with an id are merged line by line. */
  | { kind: 'lines'; fields: Fields; most: number; id?: string };

/** The words of a flag's values. */
export interface FlagWords {
  yes: string;
  no: string;
  none: string;
}

/** What a reader must be allowed to see a field: there are no other such rights. */
export type Need = 'prices';

/** One code for both limits of a number, or one for each. */
export type Refusal = ErrorCode | { below: ErrorCode; above: ErrorCode };

/** One field of a call or of a record, with the type of its value. */
export type Field<Value = unknown> = FieldKind & {
  /** The Finnish label, used over the field, in a conflict and in the history. Inputs that nobody sees have none. */
  label: string;
  /** The field may be absent, and then the stored value stays. */
  optional?: true;
  /** The field may be null, which is a value: none. */
  nullable?: true;
  /** The code that refuses a record without the field. */
  required?: ErrorCode;
  /** The code that refuses a value beyond the limits. Without it the BFF refuses the value as wrong input. */
  refusal?: Refusal;
  /** What is said below the field of any value that it can't have, where the specification has one text for all. */
  fault?: string;
  /** The value in a new record. */
  blank?: unknown;
  /**
   * The field whose picked thing the value belongs to, as an address belongs to a site. It is merged together with the
   * pick, so that it never lands on another thing.
   */
  belongsTo?: string;
  /** The field is nowhere for a reader without this right: `readable`. */
  needs?: Need;
  /** For the compiler alone. */
  readonly types?: { value: Value };
};

export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<F> = F extends { readonly types?: { value: infer Value } } ? Value : never;

type OptionalKey<F> = { [K in keyof F]: F[K] extends { optional: true } ? K : never }[keyof F];

/** The object type that the fields describe. */
export type ValuesOf<F> = { [K in Exclude<keyof F, OptionalKey<F>>]: ValueOf<F[K]> } & {
  [K in OptionalKey<F>]?: ValueOf<F[K]>;
};

/** The options of a record's field. */
interface Options<Value> {
  required?: ErrorCode;
  refusal?: Refusal;
  fault?: string;
  blank?: Value;
  belongsTo?: string;
  needs?: Need;
}

/** Declares the fields of a record. No other place names them. */
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
  /** The number of decimals that are always printed. */
  prints?: number;
  unit?: string;
}

export const decimal = (
  { prints = 0, ...limits }: DecimalLimits,
  label = '',
  options: Options<string> = {},
): Field<string> => ({ kind: 'decimal', ...limits, prints, label, ...options });

const flagWords: FlagWords = { yes: 'Kyllä', no: 'Ei', none: 'Tyhjä' };

export const flag = (
  label = '',
  { words, ...options }: Options<boolean> & { words?: Partial<FlagWords> } = {},
): Field<boolean> => ({
  kind: 'flag',
  words: { ...flagWords, ...words },
  label,
  blank: false,
  ...options,
});

export const id = (): Field<number> => ({ kind: 'id', label: '' });

/** `to` names the kind of thing, and screens look up its names by it. */
export const reference = (to = '', label = '', options: Options<number> = {}): Field<number> => ({
  kind: 'reference',
  to,
  label,
  ...options,
});

export const instant = (
  label = '',
  { dayLabel = label, ...options }: Options<string> & { dayLabel?: string } = {},
): Field<string> => ({ kind: 'instant', label, dayLabel, ...options });

export const day = (label = '', options: Options<string> = {}): Field<string> => ({
  kind: 'day',
  label,
  ...options,
});

/** `to` names the kind of thing, as for a reference. */
export const ids = (
  most: number,
  { to = '', label = '', ...options }: Options<number[]> & { to?: string; label?: string } = {},
): Field<number[]> => ({ kind: 'ids', most, to, label, blank: [], ...options });

export const number = (
  limits: Omit<DecimalLimits, 'prints'>,
  label = '',
  options: Options<number> = {},
): Field<number> => ({ kind: 'number', ...limits, label, ...options });

/** A centimetre on the ground. */
const DECIMALS_OF_DEGREE = 7;
const degrees =
  (most: number) =>
  (label = '', options: Options<number> = {}): Field<number> =>
    number({ from: -most, to: most, scale: DECIMALS_OF_DEGREE, unit: '°' }, label, options);
export const latitude = degrees(90);
export const longitude = degrees(180);

/** `id` is the field that identifies a line. A line without it is new. */
export const lines = <F extends Fields>(
  declared: F,
  { most, id: lineId }: { most: number; id?: keyof F & string },
  label = '',
): Field<ValuesOf<F>[]> => ({ kind: 'lines', fields: declared, most, id: lineId, label, blank: [] });

/** One object of these fields. */
export const record = <F extends Fields>(declared: F, label = ''): Field<ValuesOf<F>> => ({
  kind: 'record',
  fields: declared,
  label,
});

/** The version of the record that the caller knows. When absent, any version may be changed. */
export const varmenne = (): Field<number> & { optional: true } => optional(id());

export const optional = <F extends Field>(field: F): F & { optional: true } => ({ ...field, optional: true });

export const nullable = <Value>(field: Field<Value>): Field<Value | null> & { nullable: true } => ({
  ...(field as Field<Value | null>),
  blank: null,
  nullable: true,
});

/** The same fields, each belonging to what `name` picks. */
export const belonging = <F extends Fields>(declared: F, name: string): F =>
  Object.fromEntries(
    Object.entries(declared).map(([key, field]) => [key, { ...field, belongsTo: name }]),
  ) as F;

/** The same fields, all optional, in lines too: the type of a partial save. */
export function partial<F extends Fields>(declared: F): { [K in keyof F]: F[K] & { optional: true } } {
  const entries = Object.entries(declared).map(([name, field]) => {
    const inner = field.kind === 'lines' ? { ...field, fields: partial(field.fields) } : field;
    return [name, optional(inner)] as const;
  });
  return Object.fromEntries(entries) as { [K in keyof F]: F[K] & { optional: true } };
}
