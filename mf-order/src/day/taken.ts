import type { GridItem } from '@keikka/contracts';
import { palkkiTypeId } from '@keikka/domain';
import { meets, type Span } from './span.js';
import { texts } from './texts.js';
import { spanOf } from './work.js';

/** What takes a vehicle. `name` is the customer of the order in the way; empty for one that may not be read. */
export type Taken = ({ kind: 'taken'; name: string } | { kind: 'huolto' | 'poissaAjosta' }) & Span;

/** The first of the work that is in the way of a time: the others are seen in the strip. */
export function takenAt(time: Span, work: readonly GridItem[]): Taken | null {
  const [first] = work
    .filter((item) => meets(time, spanOf(item)))
    .toSorted((a, b) => spanOf(a).startMs - spanOf(b).startMs);
  if (!first) return null;
  if (first.isPalkki) {
    const kind = first.grid_palkkiTypeId === palkkiTypeId.huolto ? 'huolto' : 'poissaAjosta';
    return { kind, ...spanOf(first) };
  }
  return { kind: 'taken', name: 'asiakasNimi' in first ? first.asiakasNimi : '', ...spanOf(first) };
}

/** 'varattu 9:30–12:00 Nordlattia Oy', 'huollossa 8:00–16:00' */
export function takenText(taken: Taken): string {
  const { kind, startMs, endMs } = taken;
  return kind === 'taken' ? texts.taken(startMs, endMs, taken.name) : texts[kind](startMs, endMs);
}
