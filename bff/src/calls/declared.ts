import type { Field, Fields } from '@keikka/contracts/fields';

/**
 * The declared fields of what was sent. The rest is neither converted nor checked, which costs far more a key than to
 * leave it out.
 */
export function declaredOf(fields: Fields, sent: object): object {
  const names = Object.keys(fields).filter((name) => Object.hasOwn(sent, name));
  return Object.fromEntries(
    names.map((name) => [name, declaredPart(fields[name] as Field, (sent as Record<string, unknown>)[name])]),
  );
}

function declaredPart(field: Field, value: unknown): unknown {
  if (field.kind === 'record' && isRecord(value)) return declaredOf(field.fields, value);
  if (!Array.isArray(value) || !('most' in field)) return withoutInside(value);
  // One item too many refuses a list as well as all of them.
  const items: unknown[] = value.slice(0, field.most + 1);
  return items.map((item) =>
    field.kind === 'lines' && isRecord(item) ? declaredOf(field.fields, item) : withoutInside(item),
  );
}

/** A value that has to be a plain one. A list or an object is refused in its place, whatever it holds. */
function withoutInside(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return isRecord(value) ? {} : value;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
