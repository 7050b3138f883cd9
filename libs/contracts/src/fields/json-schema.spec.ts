import {
  day,
  decimal,
  flag,
  formula,
  id,
  ids,
  instant,
  latitude,
  lines,
  nullable,
  optional,
  reference,
  text,
  whole,
  type Field,
} from './field.js';
import { fieldSchema, objectSchema, type JsonSchema } from './json-schema.js';

describe('the schema of a field for OpenAPI', () => {
  it.each<[string, Field, JsonSchema]>([
    ['text', text(20), { type: 'string', maxLength: 20 }],
    ['formula', formula('text', ''), { type: 'string', maxLength: 3000 }],
    ['whole', whole(1, 9), { type: 'integer', minimum: 1, maximum: 9 }],
    ['decimal', decimal({ from: 0, to: 9, scale: 2 }), { type: 'string', format: 'decimal' }],
    ['flag', flag(), { type: 'boolean' }],
    ['id', id(), { type: 'integer', minimum: 1 }],
    ['reference', reference(), { type: 'integer', minimum: 0 }],
    ['instant', instant(), { type: 'string', format: 'date-time' }],
    ['day', day(), { type: 'string', pattern: '^20\\d{6}$' }],
    ['number', latitude(), { type: 'number', minimum: -90, maximum: 90 }],
    ['ids', ids(3), { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 3 }],
    [
      'lines',
      lines({ m3: whole(0, 9), lujuus: optional(text(20)) }, { most: 2 }),
      {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            m3: { type: 'integer', minimum: 0, maximum: 9 },
            lujuus: { type: 'string', maxLength: 20 },
          },
          required: ['m3'],
        },
        maxItems: 2,
      },
    ],
    ['a label', flag('Aktiivinen'), { type: 'boolean', description: 'Aktiivinen' }],
    ['null', nullable(flag()), { type: 'boolean', nullable: true }],
  ])('%s', (_, field, schema) => {
    expect(fieldSchema(field)).toEqual(schema);
  });

  it('says of an object which fields must be there, and nothing where none must', () => {
    const properties = { a: { type: 'boolean' }, b: { type: 'boolean' } };
    expect(objectSchema({ a: flag(), b: optional(flag()) })).toEqual({
      type: 'object',
      properties,
      required: ['a'],
    });
    expect(objectSchema({ a: optional(flag()), b: optional(flag()) })).toEqual({
      type: 'object',
      properties,
    });
    expect(objectSchema({})).toEqual({ type: 'object', properties: {} });
  });
});
