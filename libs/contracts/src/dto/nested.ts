import { LARGEST_ID } from '@keikka/domain';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, Max, Min, ValidateBy, ValidateNested } from 'class-validator';
import { field, type FieldOptions } from './decorators.js';

/** One object, checked as its own class says. */
export const RecordOf = (type: () => new () => object, options: FieldOptions = {}): PropertyDecorator =>
  field(
    options,
    Type(type),
    // A list would be checked as a list of such objects.
    ValidateBy({
      name: 'record',
      validator: {
        validate: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
        defaultMessage: () => '$property must be an object',
      },
    }),
    ValidateNested(),
  );

/** A list of objects, each checked as its own class says. Those with an `id` are in it once. */
export const ListOf = (
  itemType: () => new () => object,
  max: number,
  { id, ...options }: FieldOptions & { id?: string } = {},
): PropertyDecorator =>
  field(
    options,
    Type(itemType),
    IsArray(),
    ArrayMaxSize(max),
    ValidateNested({ each: true }),
    // A list in the place of a line would be taken for a list of lines.
    ValidateBy({
      name: 'lines',
      validator: {
        validate: (list) => Array.isArray(list) && !list.some(Array.isArray),
        defaultMessage: () => '$property must hold objects',
      },
    }),
    ...(id ? [EachOnce((line) => (line as Record<string, unknown> | null)?.[id])] : []),
  );

/**
 * Uses a set: class-validator compares each item with each, and one long list would block the process. What has no key
 * is not compared.
 */
const EachOnce = (keyOf: (item: unknown) => unknown): PropertyDecorator =>
  ValidateBy({
    name: 'noneTwice',
    validator: {
      validate: (list: unknown) => {
        const keys = Array.isArray(list)
          ? list.map(keyOf).filter((key) => key !== undefined && key !== null)
          : [];
        return new Set(keys).size === keys.length;
      },
      defaultMessage: () => '$property must hold nothing twice',
    },
  });

/** A list of positive ids, each once. */
export const Ids = (max: number, options: FieldOptions = {}): PropertyDecorator =>
  field(
    options,
    IsArray(),
    ArrayMaxSize(max),
    EachOnce((id) => id),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(LARGEST_ID, { each: true }),
  );
