import { keikkaFields, type RecordedChange } from '@keikka/contracts';
import type { Fields } from '@keikka/contracts/fields';
import { clockOf, dayMonth, helsinkiDay } from '@keikka/domain';
import { texts } from '../texts.js';

/** What others have made of one field since the order was opened. */
export interface News {
  /** Absent where the reader may not know the name. */
  by?: string;
  at: Date;
  /** The value before their changes. */
  old: unknown;
}

interface Reader {
  personId: number;
  /** The token of the order that the reader has seen. */
  seenVarmenne: number;
}

/**
 * The newest changes that others have made, by field.
 * @param changes the newest first
 */
export function newsOf(
  changes: readonly RecordedChange[],
  { personId, seenVarmenne }: Reader,
): Map<string, News> {
  const news = new Map<string, News>();
  const settled = new Set<string>();
  for (const change of changes) {
    if (change.varmenne <= seenVarmenne || change.changeType !== 'UPDATE') continue;
    const [field = ''] = change.fieldName.split('/');
    if (settled.has(field) || isOfClock(field, change)) continue;
    const known = news.get(field);
    // What the reader saved is no news, nor is what it was saved upon.
    if (change.personId === personId) settled.add(field);
    else
      news.set(field, {
        by: known?.by ?? change.personFullName ?? undefined,
        at: known?.at ?? new Date(change.timestamp),
        old: change.oldValue,
      });
  }
  return news;
}

/** A status that nobody set: the clock did, and the top bar shows it. */
const isOfClock = (field: string, { personId, personFullName }: RecordedChange): boolean =>
  field === 'keikkaTilaId' && personId === null && personFullName === null;

/** What one person has changed. */
export interface NewsLine {
  by?: string;
  at: Date;
  /** The names of the fields. */
  labels: string[];
}

/** The news by person, the latest first. A field without a name for readers is left out. */
export function newsLines(news: ReadonlyMap<string, News>): NewsLine[] {
  const lines = new Map<string, NewsLine>();
  for (const [field, { by, at }] of news) {
    const label = labelOf(field);
    if (!label) continue;
    const line = lines.get(by ?? '') ?? { by, at, labels: [] };
    lines.set(by ?? '', {
      by,
      at: at > line.at ? at : line.at,
      labels: [...new Set([...line.labels, label])],
    });
  }
  return [...lines.values()].sort((a, b) => b.at.getTime() - a.at.getTime());
}

const acts: Readonly<Partial<Record<string, string>>> = texts.acts;
const fields: Fields = keikkaFields;

const labelOf = (field: string): string | undefined => acts[field] ?? fields[field]?.label;

/** '9:47', with the day when it is not today. */
export function atText(at: Date, now: Date): string {
  const day = helsinkiDay(at);
  return day === helsinkiDay(now) ? clockOf(at) : `${dayMonth(day)} ${clockOf(at)}`;
}
