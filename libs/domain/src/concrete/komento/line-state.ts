import { RASITUSLUOKAT } from '../lists.js';
import { ID_FIELD, type KomentoChanges, type KomentoLine, type KomentoMeaning } from './komento.js';
import { wordsOf } from './keywords.js';

/** A line while a command is read. */
export interface LineState {
  line: Readonly<KomentoLine>;
  luokat: readonly string[];
  attrIds: readonly number[];
  /** Words for the comment. */
  texts: readonly string[];
}

/** The line before the first word. */
export const lineState = (line: KomentoLine): LineState => ({
  line,
  luokat: classesOf(line.rasitusluokat),
  attrIds: [],
  texts: [],
});

/** Classes of a comma list, each once, in the order of the standard; what the standard does not know comes last. */
export function classesOf(list: string): string[] {
  const known: readonly string[] = RASITUSLUOKAT;
  const named = new Set(list.split(',').flatMap((luokka) => wordsOf(luokka.toUpperCase())));
  return [
    ...known.filter((luokka) => named.has(luokka)),
    ...[...named].filter((luokka) => !known.includes(luokka)),
  ];
}

/** The line after a keyword; what an own command does is in its words. */
export function withMeaning(state: LineState, meaning: KomentoMeaning): LineState {
  switch (meaning.kind) {
    case 'oma':
      return state;
    case 'nopeus':
      return { ...state, line: { ...state.line, isNopea: meaning.isNopea } };
    case 'rasitus':
      return { ...state, luokat: classesOf([...state.luokat, meaning.luokka].join(',')) };
    case 'rasitusPois':
      return { ...state, luokat: state.luokat.filter((luokka) => luokka !== meaning.luokka) };
    case 'rasitusTyhja':
      return { ...state, luokat: [] };
    case 'lisa':
      return { ...state, attrIds: [...new Set([...state.attrIds, meaning.id])] };
    default:
      return { ...state, line: { ...state.line, [ID_FIELD[meaning.kind]]: meaning.id } };
  }
}

/** What is other than on the line before. */
export function changesOf(before: KomentoLine, { line, luokat, attrIds, texts }: LineState): KomentoChanges {
  const changes: KomentoChanges = {};
  if (line.m3 !== before.m3) changes.m3 = line.m3;
  for (const field of Object.values(ID_FIELD))
    if (line[field] !== before[field]) changes[field] = line[field];
  if (line.isNopea !== before.isNopea) changes.isNopea = line.isNopea;
  const rasitusluokat = luokat.join(',');
  if (rasitusluokat !== classesOf(before.rasitusluokat).join(',')) changes.rasitusluokat = rasitusluokat;
  if (texts.length)
    changes.betoniComment = [before.betoniComment.trimEnd(), ...texts].filter(Boolean).join(' ');
  if (attrIds.length) changes.addedAttrIds = [...attrIds];
  return changes;
}
