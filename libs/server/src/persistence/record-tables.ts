import type { DataSource, EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { isLines } from '@keikka/contracts';
import type { Fields } from '@keikka/contracts/fields';
import { instantSql } from './instant.sql.js';
import { LineStore, type LineEntity } from './line-store.js';

type Values = Readonly<Record<string, unknown>>;
type Table = EntityTarget<ObjectLiteral>;

/** Where the values of a record are. */
interface Places {
  fields: Fields;
  /** The table with the change token. */
  entity: Table;
  /** The property of the id, in the tables beside it too. */
  id: string;
  /** Tables with one row for each record. */
  beside: readonly Table[];
  /** The tables of the fields that are lists of lines. */
  lines: Readonly<Partial<Record<string, LineEntity>>>;
}

/** What stands in the tables after a change: the row with the token, and the changed lists. */
interface Stored {
  row: Values;
  lists: Values;
}

/** The tables of a record. A value stands in the first that has its column; only what is named is read and written. */
export class RecordTables {
  private readonly lists: LineStore;

  constructor(private readonly places: Places) {
    this.lists = new LineStore(places.fields, places.lines);
  }

  /** The row together with the tables and lists that have these names. */
  async read(manager: EntityManager, row: Values, names: readonly string[]): Promise<Values> {
    const { entity, id } = this.places;
    const where = { [id]: row[id] } as FindOptionsWhere<ObjectLiteral>;
    const beside: Values[] = [];
    for (const table of this.byTable(manager.dataSource, names).keys())
      if (table !== entity) beside.push(await manager.findOneByOrFail(table, where));
    const lists = await this.lists.read(manager, row[id] as number, names);
    return Object.assign({}, ...beside, row, lists) as Values;
  }

  /** A query of the columns of these names, of the record whose id is the SQL `id`. */
  selectSql(dataSource: DataSource, names: readonly string[], id: string): string {
    const { entity, id: idName, fields } = this.places;
    const [first, idColumn] = [
      tableOf(dataSource, entity),
      columnOf(dataSource, entity, idName)?.databaseName,
    ];
    const tables = [...this.byTable(dataSource, names)];
    const columns = tables.map(([table, of]) => selected(dataSource, table, of, fields));
    const joins = tables
      .filter(([table]) => table !== entity)
      .map(([table]) => ` join ${tableOf(dataSource, table)} using (${idColumn})`);
    return `select ${columns.join(', ')} from ${first}${joins.join('')} where ${first}.${idColumn} = ${id}`;
  }

  async insert(manager: EntityManager, values: Values): Promise<Stored> {
    const { entity, id, beside } = this.places;
    const columns = this.columnsByTable(manager, values);
    const row = (await manager.save(entity, { ...columns.get(entity) })) as Values;
    for (const table of beside) await manager.insert(table, { ...columns.get(table), [id]: row[id] });
    return { row, lists: await this.lists.store(manager, row[id] as number, {}, values) };
  }

  /** Updates the row and whatever else has these values. `before` has the lists among them as they are stored. */
  async update(manager: EntityManager, row: Values, before: Values, values: Values): Promise<Stored> {
    const { entity, id } = this.places;
    const columns = this.columnsByTable(manager, values);
    for (const [table, some] of columns) await manager.update(table, { [id]: row[id] }, some);
    const lists = await this.lists.store(manager, row[id] as number, before, values);
    return { row: { ...row, ...columns.get(entity) }, lists };
  }

  private columnsByTable(manager: EntityManager, values: Values): Map<Table, Record<string, unknown>> {
    const { fields } = this.places;
    const columns = [...this.byTable(manager.dataSource, Object.keys(values))].map(([table, names]) => {
      const entries = names.map((name) => [name, storedValue(fields[name]?.kind, values[name])]);
      return [table, Object.fromEntries(entries) as Record<string, unknown>] as const;
    });
    return new Map(columns);
  }

  /** The names by the table that has them as columns. Lists are in none. */
  private byTable(dataSource: DataSource, names: readonly string[]): Map<Table, string[]> {
    const { entity, beside } = this.places;
    const found = new Map<Table, string[]>();
    for (const name of names.filter((one) => !this.lists.has(one))) {
      const table = [entity, ...beside].find((one) => columnOf(dataSource, one, name));
      if (!table) throw new Error(`${name} has no column`);
      found.set(table, [...(found.get(table) ?? []), name]);
    }
    return found;
  }
}

/** A value as the entity has it: its instants are dates. */
const storedValue = (kind: string | undefined, value: unknown): unknown =>
  kind === 'instant' && typeof value === 'string' ? new Date(value) : value;

const tableOf = (dataSource: DataSource, table: Table): string => dataSource.getMetadata(table).tableName;

const columnOf = (dataSource: DataSource, table: Table, name: string) =>
  dataSource.getMetadata(table).findColumnWithPropertyName(name);

/** Each as JSON prints it: an instant in ISO form, a decimal as text. */
function selected(dataSource: DataSource, table: Table, names: readonly string[], fields: Fields): string {
  const columns = names.map((name) => {
    const column = columnOf(dataSource, table, name);
    const sql = `${tableOf(dataSource, table)}.${column?.databaseName}`;
    if (column?.type === 'timestamptz') return `${instantSql(sql)} as "${name}"`;
    return `${fields[name]?.kind === 'decimal' ? `trim_scale(${sql})::text` : sql} as "${name}"`;
  });
  return columns.join(', ');
}

/** The list of columns in a query of a table that reads declared fields, lists apart. */
export const columnsSql = (dataSource: DataSource, table: Table, fields: Fields): string =>
  selected(
    dataSource,
    table,
    Object.keys(fields).filter((name) => !isLines(fields[name])),
    fields,
  );
