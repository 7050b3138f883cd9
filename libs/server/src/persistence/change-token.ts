import { MoreThan, type EntityManager } from 'typeorm';
import { Failure, type FieldConflict } from '@keikka/contracts';
import { sameValue } from './change-history.js';
import { ChangeHistoryRow } from './server-tables.entity.js';

/** A field that was changed after the saver loaded the aggregate, with the value the saver had seen. */
export interface LaterChange {
  field: string;
  base: unknown;
}

export type Merge<T> = { merged: T } | { conflicts: FieldConflict[] };

/**
 * Merges a save that was based on an older version: what only one side changed is taken from that side; a field
 * both changed to different values is a conflict with base, mine and theirs.
 */
export function mergeSave<T extends Record<string, unknown>>(
  current: T,
  incoming: Partial<T>,
  later: readonly LaterChange[],
): Merge<T> {
  const bases = new Map(later.map((change) => [change.field, change.base]));
  const merged: Record<string, unknown> = { ...current };
  const conflicts: FieldConflict[] = [];
  for (const [field, mine] of Object.entries(incoming)) {
    const theirs = current[field];
    const base = bases.has(field) ? bases.get(field) : theirs;
    const iChanged = !sameValue(mine, base);
    if (!iChanged || sameValue(mine, theirs)) continue;
    if (bases.has(field) && !sameValue(theirs, base)) conflicts.push({ field, base, mine, theirs });
    else merged[field] = mine;
  }
  return conflicts.length > 0 ? { conflicts } : { merged: merged as T };
}

/**
 * The fields of an incoming save laid over the current state, respecting the token the saver had. A missing token
 * means the saver has no older version to defend: what comes is taken.
 * @throws Failure SAVE.CONFLICT with base, mine and theirs per field.
 */
export async function resolveSave<T extends Record<string, unknown>>(
  manager: EntityManager,
  aggregate: { entityType: string; entityId: number; varmenne: number },
  current: T,
  incoming: Partial<T>,
  seenVarmenne: number | undefined,
): Promise<T> {
  const stale = seenVarmenne !== undefined && seenVarmenne !== aggregate.varmenne;
  const later = stale ? await laterChanges(manager, aggregate, seenVarmenne) : [];
  const merge = mergeSave(current, incoming, later);
  if ('conflicts' in merge) throw new Failure('SAVE.CONFLICT', { conflicts: merge.conflicts });
  return merge.merged;
}

/**
 * Refuses a change of something that has been changed since the caller saw it. Without a version named, any is taken.
 * @throws Failure CHANGE.OUTDATED
 */
export function requireSeen({ varmenne }: { varmenne: number }, seenVarmenne: number | undefined): void {
  if (seenVarmenne !== undefined && seenVarmenne !== varmenne) throw new Failure('CHANGE.OUTDATED');
}

async function laterChanges(
  manager: EntityManager,
  { entityType, entityId }: { entityType: string; entityId: number },
  seenVarmenne: number,
): Promise<LaterChange[]> {
  const rows = await manager.find(ChangeHistoryRow, {
    where: { entityType, entityId, varmenne: MoreThan(seenVarmenne) },
    order: { changeId: 'ASC' },
  });
  const bases = new Map<string, unknown>();
  for (const row of rows) if (!bases.has(row.fieldName)) bases.set(row.fieldName, row.oldValue);
  return [...bases].map(([field, base]) => ({ field, base }));
}
