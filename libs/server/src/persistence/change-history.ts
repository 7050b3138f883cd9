import type { EntityManager } from 'typeorm';
import { ChangeHistoryRow } from './server-tables.entity.js';

/** A change of one aggregate. `before` null: it was made; `after` null: it was deleted. */
export interface Change {
  entityType: string;
  entityId: number;
  ownerAsiakasId: number;
  /** The aggregate's change token after the change. */
  varmenne: number;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

interface Author {
  now: Date;
  correlationId: string;
  personId: number | null;
}

interface FieldChange {
  fieldName: string;
  oldValue: unknown;
  newValue: unknown;
}

/** The fields whose value differs, by their JSON form. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldChange[] {
  return Object.keys(after)
    .filter((field) => !sameValue(before[field], after[field]))
    .map((field) => ({ fieldName: field, oldValue: before[field] ?? null, newValue: after[field] ?? null }));
}

export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** Writes one row per changed field; a creation and a deletion are one row each with the special field names. */
export async function recordHistory(manager: EntityManager, change: Change, author: Author): Promise<void> {
  const common = {
    entityType: change.entityType,
    entityId: change.entityId,
    ownerAsiakasId: change.ownerAsiakasId,
    varmenne: change.varmenne,
    personId: author.personId,
    correlationId: author.correlationId,
    timestamp: author.now,
  };
  const rows = historyRows(change).map((row) => ({ ...common, ...row }));
  if (rows.length > 0) await manager.insert(ChangeHistoryRow, rows as never);
}

function historyRows({
  before,
  after,
}: Change): (FieldChange & { changeType: 'CREATE' | 'UPDATE' | 'DELETE' })[] {
  if (!before)
    return [{ changeType: 'CREATE', fieldName: 'ENTITY_CREATED', oldValue: null, newValue: after }];
  if (!after)
    return [{ changeType: 'DELETE', fieldName: 'ENTITY_DELETED', oldValue: before, newValue: null }];
  return changedFields(before, after).map((field) => ({ changeType: 'UPDATE', ...field }));
}
