import { plainNumber } from './amount.js';
import { keywordsOf, type Keyword } from './keywords.js';
import {
  BLANK_KOMENTO_LINE,
  ID_FIELD,
  type KomentoLine,
  type KomentoLists,
  type ListKind,
} from './komento.js';
import { classesOf } from './line-state.js';
import { isOnly } from './match.js';
import { readKomento } from './read-komento.js';

const KINDS: readonly ListKind[] = ['laatu', 'lujuus', 'raeKoko', 'notkeus', 'kayttoIka'];

/**
 * The command that makes this line of a blank one: '12m3 rak c30/37 #16 s3 xc3 50v hissikuilu'. Undefined when none
 * does: the line names what the lists lack, its comment has words that are commands or more than one blank between
 * words, or the command would be too long.
 */
export function komentoOf(
  line: KomentoLine,
  lists: KomentoLists,
  attrIds: readonly number[] = [],
): string | undefined {
  const words = lineWords(line, attrIds, keywordsOf(lists).all);
  if (words.includes(undefined)) return undefined;
  const text = words.filter(Boolean).join(' ');
  return makes(text, line, lists, attrIds) ? text : undefined;
}

function lineWords(
  line: KomentoLine,
  attrIds: readonly number[],
  keywords: readonly Keyword[],
): (string | undefined)[] {
  const word = (key: string): string | undefined => safeKeyword(key, keywords);
  return [
    line.m3 === 0 ? '' : `${plainNumber(line.m3).replace('.', ',')}m3`,
    ...KINDS.map((kind) => {
      const id = line[ID_FIELD[kind]];
      return id === null ? '' : word(`${kind}:${id}`);
    }),
    ...classesOf(line.rasitusluokat).map((luokka) => word(`rasitus:${luokka}`)),
    line.isNopea === 0 ? '' : word('nopeus:1'),
    ...[...new Set(attrIds)].map((id) => word(`lisa:${id}`)),
    line.betoniComment,
  ];
}

/** A keyword that alone, whatever stands beside it, has this meaning. */
const safeKeyword = (meaningKey: string, keywords: readonly Keyword[]): string | undefined =>
  keywords.find(
    ({ key, meaning }) =>
      meaning.key === meaningKey && !key.startsWith('-') && isOnly(key, meaning, keywords),
  )?.key;

/** Whether a text makes the line of a blank one. */
function makes(text: string, line: KomentoLine, lists: KomentoLists, attrIds: readonly number[]): boolean {
  const { changes, isAmbiguous, isTooLong } = readKomento(text, BLANK_KOMENTO_LINE, lists);
  if (isAmbiguous || isTooLong) return false;
  const { addedAttrIds = [], ...fields } = changes;
  const made: KomentoLine = { ...BLANK_KOMENTO_LINE, ...fields };
  return (
    asText(made) === asText(line) &&
    addedAttrIds.length === new Set(attrIds).size &&
    attrIds.every((id) => addedAttrIds.includes(id))
  );
}

/** The line as a text that is equal for equal lines. */
const asText = (line: KomentoLine): string =>
  JSON.stringify([
    ...KINDS.map((kind) => line[ID_FIELD[kind]]),
    ...[line.m3, line.isNopea, line.betoniComment],
    classesOf(line.rasitusluokat),
  ]);
