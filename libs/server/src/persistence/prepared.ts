import { createHash } from 'node:crypto';
import pg from 'pg';
import { tracedStatement } from '../tracing/spans.js';

const MARK = '/* prepared */';

/**
 * Marks a statement that a connection has planned once and then runs by its name. It is for a long one whose text never
 * changes: planning an order's parts takes longer than reading them. Each different text stays in the memory of every
 * connection, so one that is composed of its input must not be marked.
 */
export const prepared = (sql: string): string => `${sql} ${MARK}`;

const names = new Map<string, string>();

/** Postgres keeps 63 characters of a name. */
function nameOf(sql: string): string {
  let name = names.get(sql);
  if (name === undefined)
    names.set(sql, (name = createHash('sha256').update(sql).digest('hex').slice(0, 40)));
  return name;
}

/** A connection that prepares the marked statements, each a span of the trace that is under way. */
export class PreparingClient extends pg.Client {
  override query(...call: unknown[]): never {
    const [text, values, ...rest] = call;
    const isMarked = typeof text === 'string' && text.endsWith(MARK);
    const sent = isMarked ? [{ name: nameOf(text), text, values }, ...rest] : call;
    const send = (): never => (super.query as (...sent: unknown[]) => never).apply(this, sent);
    return typeof text === 'string' ? tracedStatement(text, send) : send();
  }
}
