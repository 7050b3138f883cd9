import { In, MoreThan, type EntityManager } from 'typeorm';
import {
  changesBetween,
  wholeRecord,
  withValueAt,
  type ChangeAuthor,
  type FieldConflict,
  type RecordedChange,
} from '@keikka/contracts';
import type { Fields } from '@keikka/contracts/fields';
import { ChangeHistoryRow } from './server-tables.entity.js';

type State = Readonly<Record<string, unknown>>;

/** A change of one aggregate. `before` is null for a creation, `after` is null for a deletion. */
export interface Change {
  entityType: string;
  entityId: number;
  ownerAsiakasId: number;
  /** The aggregate's change token after the change. */
  varmenne: number;
  /** The declared fields, which identify lines. A value without a declaration is recorded whole. */
  fields?: Fields;
  before: State | null;
  after: State | null;
}

interface Author {
  now: Date;
  correlationId: string;
  personId: number | null;
  personName: string | null;
  authorAsiakasId: number | null;
}

/** Writes one row per changed value; a creation and a deletion are one row each with the special field names. */
export async function recordHistory(manager: EntityManager, change: Change, author: Author): Promise<void> {
  const common = {
    entityType: change.entityType,
    entityId: change.entityId,
    ownerAsiakasId: change.ownerAsiakasId,
    varmenne: change.varmenne,
    personId: author.personId,
    personName: author.personName,
    authorAsiakasId: author.authorAsiakasId,
    correlationId: author.correlationId,
    timestamp: author.now,
  };
  const rows = historyRows(change).map((row) => ({ ...common, ...row }));
  if (rows.length > 0) await manager.insert(ChangeHistoryRow, rows as never);
}

type HistoryRow = Pick<ChangeHistoryRow, 'changeType' | 'fieldName' | 'oldValue' | 'newValue'>;

function historyRows({ fields = {}, before, after }: Change): HistoryRow[] {
  if (!before)
    return [{ changeType: 'CREATE', fieldName: wholeRecord.created, oldValue: null, newValue: after }];
  if (!after)
    return [{ changeType: 'DELETE', fieldName: wholeRecord.deleted, oldValue: before, newValue: null }];
  return changesBetween({ ...undeclared(after), ...fields }, before, after).map((value) => ({
    changeType: 'UPDATE',
    fieldName: value.path,
    oldValue: value.old,
    newValue: value.new,
  }));
}

/** Every value of the state as a change of its own. */
const undeclared = (state: State): Fields =>
  Object.fromEntries(Object.keys(state).map((name) => [name, { kind: 'text', max: 0, label: '' }]));

/** The changes of others since a version of a record. */
interface LaterChanges {
  /** The state before those changes. */
  undoneIn: <T extends object>(fields: Fields, state: T) => T;
  /** Whether one of them is of one of these fields. */
  touch: (fields: readonly string[]) => boolean;
  /** The conflict with the person who changed it last, if the asker may know the name, and the time. */
  signed: (conflict: FieldConflict) => FieldConflict;
  /** The author of the last of them, or of the last of one of these fields. */
  authorOf: (fields?: readonly string[]) => ChangeAuthor;
}

/** The changes of a record after the version with this token, from its history. */
export async function laterChangesOf(
  manager: EntityManager,
  entityType: string,
  entityId: number,
  sinceVarmenne: number,
  askerAsiakasId: number,
): Promise<LaterChanges> {
  const rows = await manager.find(ChangeHistoryRow, {
    where: { entityType, entityId, changeType: 'UPDATE', varmenne: MoreThan(sinceVarmenne) },
    order: { changeId: 'ASC' },
  });
  const isOf = ({ fieldName }: ChangeHistoryRow, fields: readonly string[]): boolean =>
    fields.some((field) => isPartOf(fieldName, field));
  return {
    undoneIn: (fields, state) => rows.toReversed().reduce((later, row) => undone(fields, later, row), state),
    touch: (fields) => rows.some((row) => isOf(row, fields)),
    signed: (conflict) => ({
      ...conflict,
      ...authorOf(
        askerAsiakasId,
        rows.findLast(({ fieldName }) => isPartOf(fieldName, conflict.field)),
      ),
    }),
    authorOf: (fields) =>
      authorOf(
        askerAsiakasId,
        rows.findLast((row) => !fields || isOf(row, fields)),
      ),
  };
}

/** Who last changed each of some fields of a record, and when. A field that nobody changed since it was made is missing. */
export async function lastAuthorsOf(
  manager: EntityManager,
  { type, id }: { type: string; id: number },
  names: readonly string[],
  askerAsiakasId: number,
): Promise<Record<string, ChangeAuthor>> {
  const rows = await manager.find(ChangeHistoryRow, {
    where: { entityType: type, entityId: id, changeType: 'UPDATE', fieldName: In([...names]) },
    order: { changeId: 'ASC' },
  });
  return Object.fromEntries(rows.map((row) => [row.fieldName, authorOf(askerAsiakasId, row)]));
}

const authorOf = (askerAsiakasId: number, row: ChangeHistoryRow | undefined): ChangeAuthor => ({
  by: row && tellsName(askerAsiakasId, row) ? (row.personName ?? undefined) : undefined,
  at: row?.timestamp.toISOString(),
});

const undone = <T extends object>(fields: Fields, state: T, { fieldName, oldValue }: ChangeHistoryRow): T =>
  withValueAt(fields, state, fieldName.split('/'), oldValue);

/** Names of the asker's own company and of the record's are told: who writes to a record knows its company's people. */
const tellsName = (askerAsiakasId: number, { authorAsiakasId, ownerAsiakasId }: ChangeHistoryRow): boolean =>
  authorAsiakasId === askerAsiakasId || authorAsiakasId === ownerAsiakasId;

/** A page of a history holds so many changes (O-274). */
const PAGE = 50;

/** A page of a record's changes, the newest first; pages begin with 1. */
export async function changesOf(
  manager: EntityManager,
  { type, id, page }: { type: string; id: number; page: number },
  askerAsiakasId: number,
): Promise<RecordedChange[]> {
  const rows = await manager.find(ChangeHistoryRow, {
    where: { entityType: type, entityId: id },
    order: { changeId: 'DESC' },
    skip: (page - 1) * PAGE,
    take: PAGE,
  });
  return rows.map((row) => {
    const { changeType, fieldName, oldValue, newValue, varmenne, personId, personName } = row;
    return {
      changeId: Number(row.changeId),
      changeType,
      fieldName,
      oldValue,
      newValue,
      varmenne,
      ...(tellsName(askerAsiakasId, row)
        ? { personId, personFullName: personName }
        : { personId: null, personFullName: null }),
      timestamp: row.timestamp.toISOString(),
    };
  });
}

const isPartOf = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}/`);
