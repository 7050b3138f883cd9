import { isLines, type Row } from '@keikka/contracts';
import { inWords, lineInWords, type Fields, type NameOf } from '@keikka/contracts/fields';

/** A record's declaration, its version before the changes, and the names of what it refers to. */
export interface Subject {
  fields: Fields;
  base: object | null;
  nameOf?: NameOf;
}

interface Thing {
  label: string;
  words: (value: unknown) => string;
}

/** The thing at a path of `changesBetween`: the field itself, a line by its place in the list, or the field of a line. */
export function thingAt(
  { fields, base, nameOf }: Subject,
  [name = '', lineId, ...rest]: readonly string[],
): Thing {
  const declared = fields[name] ?? { kind: 'text', max: 0, label: name };
  if (lineId === undefined || !isLines(declared))
    return { label: declared.label, words: (value) => inWords(declared, value, nameOf) };
  const lines = ((base as Row | null)?.[name] ?? []) as readonly Row[];
  const place = lines.findIndex((line) => String(line[declared.id]) === lineId);
  const label = `${declared.label} ${place + 1}`;
  if (rest.length === 0)
    return { label, words: (line) => lineInWords(declared.fields, line as Row | null, nameOf) };
  const inner = thingAt({ fields: declared.fields, base: lines[place] ?? null, nameOf }, rest);
  return { ...inner, label: `${label}, ${inner.label}` };
}
