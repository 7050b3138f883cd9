import type { Field, Fields } from './field.js';

/** The part of JSON Schema that OpenAPI prints for a field. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** An object of these fields, for OpenAPI. */
export function objectSchema(declared: Fields): JsonSchema {
  const required = Object.keys(declared).filter((name) => !declared[name]?.optional);
  const properties = Object.fromEntries(
    Object.entries(declared).map(([name, field]) => [name, fieldSchema(field)]),
  );
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

export function fieldSchema(field: Field): JsonSchema {
  return {
    ...kindSchema(field),
    ...(field.label && { description: field.label }),
    ...(field.nullable && { nullable: true }),
  };
}

function kindSchema(field: Field): JsonSchema {
  switch (field.kind) {
    case 'text':
    case 'formula':
      return { type: 'string', maxLength: field.max };
    case 'whole':
      return { type: 'integer', minimum: field.from, maximum: field.to };
    case 'decimal':
      return { type: 'string', format: 'decimal' };
    case 'flag':
      return { type: 'boolean' };
    case 'id':
      return { type: 'integer', minimum: 1 };
    case 'reference':
      return { type: 'integer', minimum: 0 };
    case 'instant':
      return { type: 'string', format: 'date-time' };
    case 'day':
      return { type: 'string', pattern: '^20\\d{6}$' };
    case 'ids':
      return { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: field.most };
    case 'number':
      return { type: 'number', minimum: field.from, maximum: field.to };
    case 'record':
      return objectSchema(field.fields);
    case 'lines':
      return { type: 'array', items: objectSchema(field.fields), maxItems: field.most };
  }
}
