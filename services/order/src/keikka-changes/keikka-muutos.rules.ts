import {
  isTarkistusKohde,
  tarkistusNames,
  wholeRecord,
  type KeikkaMuutos,
  type MuutosMetadata,
  type MuutosRivi,
  type Row,
} from '@keikka/contracts';
import { inWords, type Field, type Fields, type NameOf } from '@keikka/contracts/fields';
import { tasoNames } from '../oikeudet/oikeudet.rules.js';
import { muutosFields } from './keikka-muutos.fields.js';

type Stored = Pick<KeikkaMuutos, 'changeType' | 'fieldName' | 'oldValue' | 'newValue'>;
type InWords = Omit<MuutosMetadata, 'tila'> & Pick<KeikkaMuutos, 'description'>;

/** The names that a change is told with. */
export interface MuutosNames {
  nameOf: NameOf;
  /** The place of a concrete line in the order, from 1; undefined for one that is removed. */
  placeOf: (lineId: number) => number | undefined;
}

/** Something an order's history refers to. */
export interface Reference {
  to: string;
  id: number;
}

const UNKNOWN = 'Tuntematon';
const OTHER = 'Muu tieto';
const WHOLE = 'Tilaus';

/** What a change is of: a value with its declaration, or a whole record or line with those of its values. */
type Subject = { label: string } & ({ field: Field } | { fields: Fields });

/** A change in words, without any id: whose name is not known is called unknown. */
export function muutosInWords(change: Stored, { nameOf, placeOf }: MuutosNames): InWords {
  const subject = subjectOf(change.fieldName, placeOf);
  const named: NameOf = (to, id) => (to === 'taso' ? tasoNames[id] : nameOf(to, id)) ?? UNKNOWN;
  const rivit = valuesOf(subject, change).map(({ field, kentta, old, now }) => ({
    kentta,
    ennen: wordsOf(field, old, named),
    jalkeen: wordsOf(field, now, named),
  }));
  const laji = lajiOf(subject, change);
  return { laji, kentta: subject.label, description: descriptionOf(laji, subject, rivit), rivit };
}

/** Whatever the values of changes refer to, to be named at once. */
export const referencesOf = (changes: readonly Stored[]): Reference[] =>
  changes.flatMap((change) =>
    valuesOf(
      subjectOf(change.fieldName, () => undefined),
      change,
    ).flatMap(({ field, old, now }) =>
      'to' in field && typeof field.to === 'string' ? idsIn(field.to, [old, now].flat()) : [],
    ),
  );

const idsIn = (to: string, values: readonly unknown[]): Reference[] =>
  values.flatMap((id) => (typeof id === 'number' && id > 0 ? [{ to, id }] : []));

function subjectOf(fieldName: string, placeOf: MuutosNames['placeOf']): Subject {
  if (fieldName === wholeRecord.created || fieldName === wholeRecord.deleted)
    return { label: WHOLE, fields: muutosFields };
  const [name = '', lineId, part] = fieldName.split('/');
  const field = (muutosFields as Fields)[name];
  if (!field) return { label: OTHER, field: { kind: 'text', max: 0, label: OTHER } };
  if (field.kind === 'record') return { label: field.label, fields: field.fields };
  if (lineId === undefined || field.kind !== 'lines') return { label: field.label, field };
  const place = placeOf(Number(lineId));
  const line = place === undefined ? `${field.label}, poistettu rivi` : `${field.label}, rivi ${place}`;
  if (part === undefined) return { label: line, fields: field.fields };
  const inner = field.fields[part] ?? { kind: 'text', max: 0, label: OTHER };
  return { label: `${line}, ${inner.label}`, field: inner };
}

/** The values that a change is of, each with its declaration. What was empty in a whole record is left out. */
function valuesOf(subject: Subject, { oldValue, newValue }: Stored) {
  if ('field' in subject)
    return [{ field: subject.field, kentta: subject.label, old: oldValue, now: newValue }];
  const [before, after] = [(oldValue ?? {}) as Row, (newValue ?? {}) as Row];
  return Object.entries(subject.fields).flatMap(([name, field]) => {
    const [old, now] = [before[name] ?? null, after[name] ?? null];
    const isKnown = field.label !== '' && (!isNothing(old) || !isNothing(now));
    return isKnown ? [{ field, kentta: field.label, old, now }] : [];
  });
}

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

function wordsOf(field: Field, value: unknown, nameOf: NameOf): string {
  // A speed is stored as 0 or 1.
  if (field.kind === 'flag' && typeof value === 'number') return inWords(field, value === 1);
  if (field.kind === 'lines' || field.kind === 'ids') return inWords(field, value ?? [], nameOf);
  if (field.kind !== 'text') return inWords(field, value, nameOf);
  if (Array.isArray(value)) return inWords(field, value.map(kohdeName).join(', '));
  return inWords(field, typeof value === 'object' && value !== null ? OTHER : value);
}

const kohdeName = (kohde: unknown): string =>
  typeof kohde === 'string' && isTarkistusKohde(kohde) ? tarkistusNames[kohde] : OTHER;

/** An order keeps its lines and extras: one that is added to it is made, though it is the order that is changed. */
function lajiOf(
  subject: Subject,
  { changeType, fieldName, oldValue, newValue }: Stored,
): Stored['changeType'] {
  const isPart = 'fields' in subject || fieldName.includes('/attrs/');
  if (changeType !== 'UPDATE' || !isPart) return changeType;
  if (oldValue === null) return 'CREATE';
  return newValue === null ? 'DELETE' : 'UPDATE';
}

function descriptionOf(laji: Stored['changeType'], subject: Subject, rivit: readonly MuutosRivi[]): string {
  const value = ({ kentta, ennen, jalkeen }: MuutosRivi): string => {
    const stays = ennen === jalkeen;
    const words = laji === 'CREATE' || stays ? jalkeen : laji === 'DELETE' ? ennen : `${ennen} → ${jalkeen}`;
    return 'field' in subject ? words : `${kentta} ${words}`;
  };
  return rivit.map(value).join(', ');
}

/** Patterns of the names under which the history keeps values that are declared and not seen. */
export const hiddenNames = (declared: Fields, seen: Fields, at = ''): string[] =>
  Object.entries(declared).flatMap(([name, field]) => {
    const shown = seen[name];
    if (!shown) return [at + name, `${at}${name}/%`];
    if (field.kind !== 'lines' || shown.kind !== 'lines') return [];
    return hiddenNames(field.fields, shown.fields, `${at}${name}/%/`);
  });
