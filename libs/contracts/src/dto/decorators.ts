import { applyDecorators } from '@nestjs/common';
import { composed, isDay, isInstant, LARGEST_ID, parseNumberField, type NumberForm } from '@keikka/domain';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { isWithin } from '../fields/limits.js';

export interface FieldOptions {
  /** The field may be absent. A null counts as absent, unless the field is nullable. */
  optional?: boolean;
  /** The field may be null, which is a value: "none". */
  nullable?: boolean;
}

export function field(options: FieldOptions, ...decorators: PropertyDecorator[]): PropertyDecorator {
  return applyDecorators(
    ...decorators,
    ...(options.optional ? [IsOptional()] : []),
    ...(options.optional && !options.nullable ? [nullAsAbsent] : []),
    ...(options.nullable ? [ValidateIf((_, value) => value !== null)] : []),
  );
}

/** Clients send null for fields without a value. Stored or converted, such a null would become 1.1.1970. */
const nullAsAbsent = Transform(({ value }: { value: unknown }) => (value === null ? undefined : value));

const DIGITS = /^-?\d{1,10}$/;

/**
 * A JSON number, or digits as a path has them, with a minus where all is -1. Nothing else is accepted: `Number()` would turn true into 1 and a blank
 * into 0, which means "new" or "all".
 */
const asId = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && DIGITS.test(value) ? Number(value) : value,
  );

/** A positive id. */
export const Id = (options: FieldOptions = {}): PropertyDecorator =>
  field(options, asId(), IsInt(), Min(1), Max(LARGEST_ID));

/** An id where 0 means "new" or "all". */
export const IdOrZero = (options: FieldOptions = {}): PropertyDecorator =>
  field(options, asId(), IsInt(), Min(0), Max(LARGEST_ID));

export const Whole = (min: number, max: number, options: FieldOptions = {}): PropertyDecorator =>
  field(options, asId(), IsInt(), Min(min), Max(max));

/** Text, NFC-normalised and without direction marks; longer than `max` is refused, not cut. */
export const Text = (max: number, options: FieldOptions = {}): PropertyDecorator =>
  field(
    options,
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidyText(value, max) : value)),
    IsString(),
    ValidateBy({
      name: 'maxLength',
      validator: {
        validate: (value) => typeof value === 'string' && isWithin(max, value),
        defaultMessage: () => `$property must be shorter than or equal to ${max} characters`,
      },
    }),
    ValidateBy({
      name: 'printable',
      validator: {
        validate: isPrintable,
        defaultMessage: () => '$property must hold no control characters and no half characters',
      },
    }),
  );

export const Flag = (options: FieldOptions = {}): PropertyDecorator => field(options, IsBoolean());

/** An instant of this century as RFC 3339 writes it, with offset or Z. Every parser reads this form the same way. */
export const Instant = (options: FieldOptions = {}): PropertyDecorator =>
  field(
    options,
    ValidateBy({
      name: 'instant',
      validator: {
        validate: (value) => typeof value === 'string' && isInstant(value),
        defaultMessage: () => '$property must be an instant of 2000–2099 as RFC 3339 writes it',
      },
    }),
  );

/** A measure as a JSON number or as people write it. The handler receives a number. */
export const Measure = (
  { from, to, ...form }: NumberForm & { from: number; to: number },
  options: FieldOptions = {},
): PropertyDecorator =>
  field(
    options,
    Transform(({ value }: { value: unknown }) => {
      const typed = typeof value === 'string' ? parseNumberField(value, form) : undefined;
      return typed === undefined ? value : Number(typed);
    }),
    IsNumber(),
    Min(from),
    Max(to),
  );

/** A Helsinki day of this century as `yyyymmdd`. */
export const Day = (options: FieldOptions = {}): PropertyDecorator =>
  field(
    options,
    Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value)),
    ValidateBy({
      name: 'day',
      validator: { validate: isDayOfCentury, defaultMessage: () => '$property must be a day as yyyymmdd' },
    }),
  );

function isDayOfCentury(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('20') && isDay(value);
}

/**
 * Postgres stores no NUL and, in JSON, no lone surrogate. Other control characters except tab and line ends have no
 * place in a text either.
 */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

function isPrintable(value: unknown): boolean {
  return typeof value === 'string' && !UNPRINTABLE.test(value);
}

/**
 * Marks that reverse the direction of text. They arrive unseen with a copied telephone number and garble the text after
 * them, so they are dropped and not refused.
 */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** No character has more code units when it is decomposed. */
const MOST_UNITS_OF_CHARACTER = 6;

/**
 * A text as it is stored and compared: without marks that nobody sees, then composed (NFC), because one of them between a
 * letter and its dots keeps the two apart. Of one that has more than `max` characters in any spelling only the start is
 * left, which is too long as well, so that nothing walks the rest.
 */
export function tidyText(text: string, max: number): string {
  const mostUnits = max * MOST_UNITS_OF_CHARACTER;
  return text.length > mostUnits ? text.slice(0, mostUnits) : composed(text.replace(DIRECTION_MARKS, ''));
}

/** The largest amount that any field takes. Limits with a printed text are checked by the service. */
const LARGEST_DECIMAL = 9_999_999_999;

interface DecimalLimits extends NumberForm {
  from: number;
  to: number;
  refusal?: unknown;
}

/** A decimal amount as a number or as people write it. The handler receives a string with a dot. */
export function Decimal(limits: DecimalLimits, options: FieldOptions = {}): PropertyDecorator {
  const { scale } = limits;
  const { from, to } = limits.refusal ? { from: -LARGEST_DECIMAL, to: LARGEST_DECIMAL } : limits;
  return field(
    options,
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'number' || typeof value === 'string'
        ? (parseNumberField(String(value), limits) ?? value)
        : value,
    ),
    ValidateBy({
      name: 'decimal',
      validator: {
        validate: (value) =>
          typeof value === 'string' &&
          parseNumberField(value, limits) === value &&
          Number(value) >= from &&
          Number(value) <= to,
        defaultMessage: () => `$property must be a number of ${from} to ${to} with at most ${scale} decimals`,
      },
    }),
  );
}
