import { clockOf, helsinkiDay, shortDate } from '@keikka/domain';
import type { Fault, NumberField } from './limits.js';
import type { Field, Fields, FlagWords } from './field.js';

/** Names of referenced things, by kind and id; undefined for an unknown one. */
export type NameOf = (to: string, id: number) => string | undefined;

const NOTHING = 'Tyhjä';
const REMOVED = 'Poistettu';
const NO_BREAK_SPACE = '\u00a0';

/** A value in words, for a conflict, the history and a list of changes: '1 234,50 €', 'pe 20.11. 7:30'. */
export function inWords(field: Field, value: unknown, nameOf: NameOf = () => undefined): string {
  if (field.kind === 'flag') return flagInWords(field.words, value);
  if (value === null || value === undefined || value === '') return NOTHING;
  switch (field.kind) {
    case 'whole':
    case 'decimal':
    case 'number':
      // A text that is no number is a typed one; it is shown as it was typed.
      if (Number.isNaN(Number(value))) return value as string;
      return withUnit(field.unit, numberText(field, value as string | number));
    case 'instant':
      return `${shortDate(helsinkiDay(new Date(value as string)))} ${clockOf(new Date(value as string))}`;
    case 'day':
      return shortDate(value as string);
    case 'reference':
      return value === 0 ? NOTHING : (nameOf(field.to, value as number) ?? `${value as string | number}`);
    case 'ids':
      return (value as number[]).map((id) => nameOf(field.to, id) ?? `${id}`).join(', ') || NOTHING;
    case 'record':
      return lineInWords(field.fields, value as Readonly<Record<string, unknown>>, nameOf);
    case 'lines':
      return (value as object[]).length === 0 ? NOTHING : `${(value as object[]).length} riviä`;
    default:
      return `${value as string | number}`;
  }
}

const flagInWords = ({ yes, no, none }: FlagWords, value: unknown): string =>
  value === true ? yes : value === false ? no : none;

/** A line of a record in words: 'Määrä 12 m³, Lujuus C30/37'. Values without a label, such as its id, are left out. */
export function lineInWords(
  declared: Fields,
  line: Readonly<Record<string, unknown>> | null,
  nameOf?: NameOf,
): string {
  if (!line) return REMOVED;
  return Object.entries(declared)
    .filter(([name, { label }]) => label && (line[name] ?? '') !== '')
    .map(([name, field]) => `${field.label} ${inWords(field, line[name], nameOf)}`)
    .join(', ');
}

const withUnit = (unit: string | undefined, words: string): string =>
  unit ? `${words}${NO_BREAK_SPACE}${unit}` : words;

function numberText(field: NumberField, value: string | number): string {
  const least = field.kind === 'decimal' ? field.prints : 0;
  const most = field.kind === 'whole' ? 0 : field.scale;
  const format = new Intl.NumberFormat('fi-FI', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  return format.format(Number(value));
}

/** The error text below a field: what is wrong and what would be right. */
export function faultInWords(field: Field, fault: Fault): string {
  if (field.fault !== undefined) return field.fault;
  switch (fault) {
    case 'missing':
      if (field.kind === 'decimal') return rangeInWords(field);
      return `${field.kind === 'reference' ? 'Valitse' : 'Anna'} ${field.label.toLocaleLowerCase('fi')}.`;
    case 'no number':
      return field.kind === 'whole' ? 'Anna kokonaisluku.' : 'Anna luku, esim. 12,50.';
    case 'out of range':
      return rangeInWords(field);
    case 'too long':
      return 'max' in field ? `Enintään ${field.max} merkkiä.` : '';
    case 'too many':
      return 'most' in field ? `Enintään ${field.most} riviä.` : '';
  }
}

function rangeInWords(field: Field): string {
  if (field.kind === 'instant' || field.kind === 'day') return 'Anna päivä vuosilta 2000–2099.';
  if (field.kind !== 'whole' && field.kind !== 'decimal' && field.kind !== 'number') return '';
  const what = field.unit === '%' ? 'prosentti' : 'luku';
  const [from, to] = [field.from, field.to].map((limit) => limit.toLocaleString('fi-FI'));
  return `Anna ${what} väliltä ${from}–${to}.`;
}
