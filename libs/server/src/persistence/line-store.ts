import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { isLines, sameValue, type LinesField } from '@keikka/contracts';
import { blankOf, stateOf, withSave, type Fields } from '@keikka/contracts/fields';

type Row = Readonly<Record<string, unknown>>;

/** The table of a record's lines. */
export interface LineEntity {
  entity: EntityTarget<ObjectLiteral>;
  /** The property that holds the id of the record. */
  parent: string;
}

interface List {
  field: LinesField;
  table: LineEntity;
}

/** The lines of a record in their tables. A list is read when it is named, and stored line by line as it changed. */
export class LineStore {
  private readonly lists: ReadonlyMap<string, List>;

  constructor(fields: Fields, tables: Readonly<Partial<Record<string, LineEntity>>>) {
    this.lists = new Map(
      Object.entries(tables).map(([name, table]) => {
        const field = fields[name];
        if (!table || !isLines(field)) throw new Error(`${name} has no lines with an id`);
        return [name, { field, table }];
      }),
    );
  }

  has(name: string): boolean {
    return this.lists.has(name);
  }

  /** The lists of a record among these names. */
  async read(manager: EntityManager, id: number, names: readonly string[]): Promise<Row> {
    const read: [string, unknown][] = [];
    for (const { name, field, table } of this.among(names)) {
      const where = { [table.parent]: id } as FindOptionsWhere<ObjectLiteral>;
      read.push([name, await manager.find(table.entity, { where, order: { [field.id]: 'ASC' } })]);
    }
    return Object.fromEntries(read);
  }

  /**
   * Stores what differs between two states of the lists in `after`, and returns those lists as they are then. What a line
   * does not bring stays. It may bring columns that follow from its fields; they are stored with a change of it.
   */
  async store(manager: EntityManager, id: number, before: Row, after: Row): Promise<Row> {
    const stored: [string, unknown][] = [];
    for (const { name, ...list } of this.among(Object.keys(after))) {
      const [old, now] = [before[name], after[name]].map((lines) => (lines ?? []) as Row[]) as [Row[], Row[]];
      stored.push([name, await storeLines(manager, id, list, old, now)]);
    }
    return Object.fromEntries(stored);
  }

  private among(names: readonly string[]): (List & { name: string })[] {
    return [...this.lists]
      .filter(([name]) => names.includes(name))
      .map(([name, list]) => ({ name, ...list }));
  }
}

async function storeLines(
  manager: EntityManager,
  recordId: number,
  { field, table }: List,
  before: readonly Row[],
  after: readonly Row[],
): Promise<Row[]> {
  const known = new Map(before.map((line) => [line[field.id], line]));
  const kept = new Set(after.map((line) => line[field.id]));
  for (const lineId of known.keys()) {
    if (!kept.has(lineId)) await manager.delete(table.entity, { [field.id]: lineId });
  }
  const stored: Row[] = [];
  for (const { [field.id]: lineId, ...line } of after) {
    // Only ids of this record's own lines count; any other id comes from outside.
    const old = known.get(lineId);
    const state: Row = withSave(field.fields, old ?? blankOf(field.fields), line);
    if (!old) {
      const made = (await manager.save(table.entity, { ...line, [table.parent]: recordId })) as Row;
      stored.push({ ...state, [field.id]: made[field.id] });
      continue;
    }
    const isChanged = !sameValue(stateOf(field.fields, old), state);
    if (isChanged) await manager.update(table.entity, { [field.id]: lineId }, line);
    stored.push({ ...state, [field.id]: lineId });
  }
  return stored;
}
