import type { DataSource, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { Failure, mergeVersions, pickedTogether, sameValue } from '@keikka/contracts';
import { readable, stateOf, withSave, type Fields, type May, type ValuesOf } from '@keikka/contracts/fields';
import { currentContext } from '../messaging/request-context.js';
import { laterChangesOf } from './change-history.js';
import type { Act, OtherColumns, Patch, RecordChange, RecordKind, Stored, Tables } from './record-kind.js';
import { RecordTables } from './record-tables.js';
import { requireSeen } from './seen-version.js';
import type { Tx } from './transactions.js';

/** A save of some fields upon the version that its saver saw. */
interface SeenSave {
  names: readonly string[];
  saved: (base: Values) => object;
  seenVarmenne: number;
  may: May;
}

type Versioned = ObjectLiteral & { varmenne: number };
type Values = Readonly<Record<string, unknown>>;

/**
 * A record with a change token. It is locked, a save is merged with what others changed meanwhile, and each
 * change is stored with the next token, its history and its event, in the caller's transaction. A change is a patch:
 * the tables and lists that it does not name are neither read nor written.
 */
export class VersionedRecord<Row extends Versioned, F extends Fields, Answer, Beside extends Tables = []> {
  private readonly tables: RecordTables;
  private readonly names: readonly string[];

  constructor(private readonly kind: RecordKind<Row, F, Answer, Beside>) {
    const { fields, entity, id, beside = [], lines = {} } = kind;
    this.tables = new RecordTables({ fields, entity, id, beside, lines });
    this.names = Object.keys(fields);
  }

  /**
   * The row, locked until the transaction ends.
   * @throws Failure the record's code when the row is missing.
   */
  async lock({ manager }: Tx, id: number): Promise<Row> {
    const where = { [this.kind.id]: id } as FindOptionsWhere<Row>;
    const row = await manager.findOne(this.kind.entity, { where, lock: { mode: 'pessimistic_write' } });
    if (!row) throw new Failure(this.kind.missing);
    return row;
  }

  /**
   * A query of the declared fields, lists apart, and of other columns of the row whose id is the SQL `id`: for a statement that
   * reads them together with what else an answer has. `stateOf(fields, …)` gives its row the canonical form.
   */
  selectSql(
    dataSource: DataSource,
    id: string,
    others: readonly (keyof OtherColumns<Row, F, Beside> & string)[] = [],
  ): string {
    return this.tables.selectSql(dataSource, [...this.names, ...others], id);
  }

  /** The declared fields of the row. */
  stateOf(tx: Tx, row: Row): Promise<ValuesOf<F>> {
    return this.read(tx, row, this.names) as Promise<ValuesOf<F>>;
  }

  /**
   * What a save changes: its fields, merged with what others have changed since the version the saver saw, where they
   * differ from what is stored. A save without a version overwrites. What the saver `may` not see stays as it is stored and
   * is in no conflict.
   * @throws Failure SAVE.CONFLICT with base, mine, theirs, time and (if the saver may know the name) person, for each
   * field that both changed, and CHANGE.OUTDATED for a version that the record has not reached.
   */
  merged(tx: Tx, row: Row, save: object, seenVarmenne = row.varmenne, may: May = {}): Promise<Patch<F>> {
    const names = pickedTogether(this.kind.fields, (name) => (save as Values)[name] !== undefined);
    return this.mergedUpon(tx, row, { names, saved: () => save, seenVarmenne, may });
  }

  /**
   * As `merged`, for a save of single lines of one list: it makes of the lines that the saver saw those that are to be. What
   * else the list holds by now stays.
   */
  mergedLines(
    tx: Tx,
    row: Row,
    name: keyof F & string,
    linesOf: (seen: readonly Values[]) => readonly Values[],
    seenVarmenne = row.varmenne,
    may: May = {},
  ): Promise<Patch<F>> {
    const saved = (base: Values): object => ({ [name]: linesOf(base[name] as Values[]) });
    return this.mergedUpon(tx, row, { names: [name], saved, seenVarmenne, may });
  }

  /** `saved` makes the save of the version that the saver saw. */
  private async mergedUpon(
    tx: Tx,
    row: Row,
    { names, saved, seenVarmenne, may }: SeenSave,
  ): Promise<Patch<F>> {
    if (seenVarmenne > row.varmenne) throw new Failure('CHANGE.OUTDATED');
    const { type, id } = this.kind;
    const declared = readable(this.kind.fields, may);
    const fields = some(
      declared,
      names.filter((name) => name in declared),
    ) as Fields;
    const theirs = stateOf(fields, await this.tables.read(tx.manager, row, Object.keys(fields)));
    const { asiakasId } = currentContext().actor;
    const later = await laterChangesOf(tx.manager, type, row[id], seenVarmenne, asiakasId);
    // The history keeps a line as jsonb, which reorders its keys.
    const base = stateOf(fields, later.undoneIn(fields, theirs));
    const mine = withSave(fields, base, saved(base));
    const { merged, conflicts } = mergeVersions<Values>(fields, { base, mine, theirs });
    if (conflicts.length > 0) throw new Failure('SAVE.CONFLICT', { conflicts: conflicts.map(later.signed) });
    return some(merged, differing(theirs, merged)) as Patch<F>;
  }

  /**
   * Refuses a change of a row that has changed since the caller saw it: in these fields, or in any where none are named.
   * @throws Failure CHANGE.OUTDATED
   */
  requireSeen(tx: Tx, row: Row, seenVarmenne: number | undefined, fields?: readonly string[]): Promise<void> {
    const { type, id } = this.kind;
    return requireSeen(tx, { type, id: row[id], varmenne: row.varmenne }, seenVarmenne, fields);
  }

  /** Stores a new row with this state, and tells of it. */
  async make(tx: Tx, columns: OtherColumns<Row, F, Beside>, state: ValuesOf<F>): Promise<Answer> {
    const values = { ...columns, ...state, ...this.stamp(tx, 1) };
    const { row, lists } = await this.tables.insert(tx.manager, values);
    await this.record(tx, row as Row, null, { ...state, ...lists });
    return this.tellOne(tx, { before: null, after: row as Row });
  }

  /** Stores a patch, and tells of it. Without a change the row keeps its token and nobody is told. */
  async change(tx: Tx, row: Row, patch: Stored<Row, F, Beside>, act?: Act): Promise<Answer> {
    return this.tellOne(tx, await this.write(tx, row, patch, act));
  }

  /**
   * Stores a patch as `change` does. The caller tells of it, together with the changes of other rows. Without a change it
   * returns the same row twice.
   */
  async write(
    tx: Tx,
    row: Row,
    patch: Stored<Row, F, Beside>,
    act?: Act,
  ): Promise<{ before: Row; after: Row }> {
    const { fields } = this.kind;
    const names = this.names.filter((name) => name in patch);
    const before = await this.read(tx, row, names);
    // Of a line that comes without a value, the stored one stays.
    const state: Values = withSave(some(fields, names) as Fields, before, patch);
    const changed = differing(before, state);
    if (changed.length === 0 && !act) return { before: row, after: row };
    const values = Object.entries(patch).filter(([name]) => changed.includes(name) || !(name in fields));
    const [was, is] = [some(before, changed), some(state, changed)];
    const stored = await this.tables.update(tx.manager, row, before, {
      ...this.kind.follows?.(row, was, is),
      ...Object.fromEntries(values),
      ...this.stamp(tx, row.varmenne + 1),
    });
    const after = stored.row as Row;
    const now = { ...is, ...stored.lists, ...act?.after };
    await this.record(tx, after, { ...was, ...act?.before }, now);
    return { before: row, after };
  }

  /** Emits the events of stored changes. Returns the answers of the rows that are left, in their order. */
  async tell(tx: Tx, changes: readonly RecordChange<Row>[]): Promise<Answer[]> {
    const rows = changes.flatMap(({ after }) => after ?? []);
    const answers = await this.kind.answers(tx, rows);
    const told = changes.flatMap(({ before, after }) => {
      const row = after ?? before;
      if (!row || before === after) return [];
      return { row, before, after, answer: after && (answers[rows.indexOf(after)] ?? null) };
    });
    if (told.length > 0) await this.kind.tell(tx, told);
    return answers;
  }

  /** Deletes the row, and tells of it. */
  async delete(tx: Tx, row: Row): Promise<void> {
    const { entity, id } = this.kind;
    const before = await this.stateOf(tx, row);
    await tx.manager.delete(entity, { [id]: row[id] });
    await this.record(tx, { ...row, varmenne: row.varmenne + 1 }, before, null);
    await this.tell(tx, [{ before: row, after: null }]);
  }

  /** Writes the history of a change that was stored by hand, because it keeps the token. */
  record(tx: Tx, row: Row, before: Values | null, after: Values | null): Promise<void> {
    const { type, id, owner, fields } = this.kind;
    const [entityId, ownerAsiakasId] = [row[id] as number, row[owner] as number];
    const { varmenne } = row;
    return tx.record({ entityType: type, entityId, ownerAsiakasId, varmenne, fields, before, after });
  }

  private async read({ manager }: Tx, row: Row, names: readonly string[]): Promise<Values> {
    return stateOf(some(this.kind.fields, names) as Fields, await this.tables.read(manager, row, names));
  }

  private stamp({ now }: Tx, varmenne: number): Values {
    const { changedAt } = this.kind;
    return { varmenne, ...(changedAt && { [changedAt]: now }) };
  }

  private async tellOne(tx: Tx, change: RecordChange<Row>): Promise<Answer> {
    const [answer] = await this.tell(tx, [change]);
    return answer as Answer;
  }
}

const some = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

const differing = (before: Values, after: Values): string[] =>
  Object.keys(after).filter((name) => !sameValue(before[name], after[name]));
