import type { DeepPartial, EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { Failure, mergeVersions, sameValue, type ChangeAuthor, type ErrorCode } from '@keikka/contracts';
import { stateOf, withSave, type Fields, type ValuesOf } from '@keikka/contracts/fields';
import { currentContext } from '../messaging/request-context.js';
import { laterChangesOf } from './change-history.js';
import { LineStore, type LineEntity } from './line-store.js';
import type { Tx } from './transactions.js';

/**
 * The description of a versioned record: its table, the owner of a row, its declared fields, its answer and its event.
 */
interface RecordKind<Row extends ObjectLiteral, F extends Fields, Answer> {
  /** Its name in the history: 'palkki'. */
  type: string;
  entity: EntityTarget<Row>;
  /** The property of the row that holds its id. */
  id: keyof Row & string;
  /** The property that holds the company of the row. */
  owner: keyof Row & string;
  fields: F;
  /** The code for a missing row. */
  missing: ErrorCode;
  /** The tables of the fields that are lists of lines. */
  lines?: Readonly<Partial<Record<keyof F, LineEntity>>>;
  /** Converts a row to the answer that leaves the service. */
  answer: (tx: Tx, row: Row) => Promise<Answer>;
  /** Emits the event of a change. */
  tell: (tx: Tx, change: RecordChange<Row, F, Answer>) => Promise<void>;
}

/**
 * `before` is null for a creation; `after` and `answer` are null for a deletion. `row` has the token after the change.
 */
export interface RecordChange<Row, F extends Fields, Answer> {
  row: Row;
  before: ValuesOf<F> | null;
  after: ValuesOf<F> | null;
  answer: Answer | null;
}

type Versioned = ObjectLiteral & { varmenne: number };
type Values = Readonly<Record<string, unknown>>;

/**
 * A record with a change token. It is locked, a save is merged with what others changed meanwhile, and each
 * change is stored with the next token, its history and its event, in the caller's transaction.
 */
export class VersionedRecord<Row extends Versioned, F extends Fields, Answer> {
  private readonly lines: LineStore;

  constructor(private readonly kind: RecordKind<Row, F, Answer>) {
    this.lines = new LineStore(kind.fields, kind.lines ?? {});
  }

  /**
   * The row, locked until the transaction ends.
   * @throws Failure the record's code when the row is missing.
   */
  async lock({ manager }: Tx, id: number): Promise<Row> {
    const where = { [this.kind.id]: id } as FindOptionsWhere<Row>;
    const row = await manager.findOne(this.kind.entity, { where, lock: { mode: 'pessimistic_write' } });
    if (!row) throw new Failure(this.kind.missing);
    return this.lines.withLines(manager, row, id);
  }

  /** The declared fields of the row, which a save may change and the history records. */
  stateOf(row: Row): ValuesOf<F> {
    return stateOf(this.kind.fields, row);
  }

  /**
   * The state after a save: its fields, merged with what others have changed since the version the saver saw. A save
   * without a version overwrites.
   * @throws Failure SAVE.CONFLICT with base, mine, theirs, time and (if the saver may know the name) person, for each
   * field that both changed, and CHANGE.OUTDATED for a version that the record has not reached.
   */
  async merged({ manager }: Tx, row: Row, save: object, seenVarmenne = row.varmenne): Promise<ValuesOf<F>> {
    if (seenVarmenne > row.varmenne) throw new Failure('CHANGE.OUTDATED');
    const { type, id, fields } = this.kind;
    const theirs = this.stateOf(row);
    const { asiakasId } = currentContext().actor;
    const later = await laterChangesOf(manager, type, row[id], seenVarmenne, asiakasId);
    // The history keeps a line as jsonb, which reorders its keys.
    const base = stateOf(fields, later.undoneIn(fields, theirs));
    const mine = withSave(fields, base, save);
    const { merged, conflicts } = mergeVersions(fields, { base, mine, theirs });
    if (conflicts.length > 0) throw new Failure('SAVE.CONFLICT', { conflicts: conflicts.map(later.signed) });
    return merged;
  }

  /**
   * Refuses a change of a row that has changed since the caller saw it.
   * @throws Failure CHANGE.OUTDATED
   */
  requireSeen(tx: Tx, row: Row, seenVarmenne: number | undefined): Promise<void> {
    const { type, id } = this.kind;
    return requireSeen(tx, { type, id: row[id], varmenne: row.varmenne }, seenVarmenne);
  }

  /** Stores a new row with this state. */
  make(tx: Tx, row: Partial<Row>, after: ValuesOf<F>): Promise<Answer> {
    return this.store(tx, { ...row, varmenne: 0 } as Row, null, after);
  }

  /** Stores the row with this state. Without a change the row keeps its token. */
  change(tx: Tx, row: Row, after: ValuesOf<F>): Promise<Answer> {
    const before = this.stateOf(row);
    return sameValue(before, after) ? this.kind.answer(tx, row) : this.store(tx, row, before, after);
  }

  /** Gives the row its next token for a change outside its declared fields, which the history records as given. */
  async touch(tx: Tx, row: Row, before: Values, after: Values): Promise<Answer> {
    const { entity, id } = this.kind;
    const touched = { ...row, varmenne: row.varmenne + 1 };
    const where = { [id]: row[id] } as FindOptionsWhere<Row>;
    await tx.manager.update(entity, where, { varmenne: touched.varmenne } as never);
    await this.record(tx, touched, before, after);
    const state = this.stateOf(row);
    const answer = await this.kind.answer(tx, touched);
    await this.kind.tell(tx, { row: touched, before: state, after: state, answer });
    return answer;
  }

  /** Deletes the row. */
  async delete(tx: Tx, row: Row): Promise<void> {
    const { entity, id, tell } = this.kind;
    await tx.manager.delete(entity, { [id]: row[id] });
    const [gone, before] = [{ ...row, varmenne: row.varmenne + 1 }, this.stateOf(row)];
    await this.record(tx, gone, before, null);
    await tell(tx, { row: gone, before, after: null, answer: null });
  }

  private async store(tx: Tx, row: Row, before: ValuesOf<F> | null, wanted: ValuesOf<F>): Promise<Answer> {
    const { entity, id, fields, answer, tell } = this.kind;
    const state = columnsOf(fields, this.lines.without(wanted));
    const columns = { ...this.lines.without(row), ...state, varmenne: row.varmenne + 1 };
    const saved: Row = await tx.manager.save(entity, columns as DeepPartial<Row>);
    const after = await this.lines.store(tx.manager, saved[id], before, wanted);
    await this.record(tx, saved, before, after, fields);
    const left = await answer(tx, saved);
    await tell(tx, { row: saved, before, after, answer: left });
    return left;
  }

  private record(
    tx: Tx,
    row: Row,
    before: Values | null,
    after: Values | null,
    fields?: Fields,
  ): Promise<void> {
    const { type, id, owner } = this.kind;
    const [entityId, ownerAsiakasId] = [row[id] as number, row[owner] as number];
    return tx.record({
      entityType: type,
      entityId,
      ownerAsiakasId,
      varmenne: row.varmenne,
      fields,
      before,
      after,
    });
  }
}

/** A state as the entity has it: its instants are dates. */
const columnsOf = (declared: Fields, state: Values): Values =>
  Object.fromEntries(
    Object.entries(state).map(([name, value]) => [
      name,
      declared[name]?.kind === 'instant' && value !== null ? new Date(value as string) : value,
    ]),
  );

/**
 * Refuses a change of a record that has changed since the caller saw it. A caller without a version is not refused.
 * @throws Failure CHANGE.OUTDATED with the time of the last change and (if the caller may know the name) its person
 */
export async function requireSeen(
  { manager }: Tx,
  { type, id, varmenne }: { type: string; id: number; varmenne: number },
  seenVarmenne: number | undefined,
): Promise<void> {
  if (seenVarmenne === undefined || seenVarmenne === varmenne) return;
  throw new Failure('CHANGE.OUTDATED', await authorSince(manager, { type, id, varmenne: seenVarmenne }));
}

/** Who made the newest version of a record, and when, as far as the asker may know. */
export const lastAuthorOf = (
  { manager }: Tx,
  { varmenne, ...record }: { type: string; id: number; varmenne: number },
): Promise<ChangeAuthor> => authorSince(manager, { ...record, varmenne: varmenne - 1 });

async function authorSince(
  manager: EntityManager,
  { type, id, varmenne }: { type: string; id: number; varmenne: number },
): Promise<ChangeAuthor> {
  const { asiakasId } = currentContext().actor;
  return (await laterChangesOf(manager, type, id, varmenne, asiakasId)).author;
}
