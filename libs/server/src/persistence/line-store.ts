import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { isLines, sameValue, type LinesField } from '@keikka/contracts';
import type { Fields } from '@keikka/contracts/fields';

type Row = Record<string, unknown>;

/** The table of a record's lines. */
export interface LineEntity {
  entity: EntityTarget<ObjectLiteral>;
  /** The property that holds the id of the record. */
  parent: string;
}

/** The lines of a record in their tables. They are read with the record and stored line by line as they changed. */
export class LineStore {
  private readonly lists: readonly { name: string; field: LinesField; table: LineEntity }[];

  constructor(fields: Fields, tables: Readonly<Partial<Record<string, LineEntity>>>) {
    this.lists = Object.entries(tables).map(([name, table]) => {
      const field = fields[name];
      if (!table || !isLines(field)) throw new Error(`${name} has no lines with an id`);
      return { name, field, table };
    });
  }

  async withLines<T extends ObjectLiteral>(manager: EntityManager, row: T, id: number): Promise<T> {
    const read = this.lists.map(async ({ name, field, table }) => {
      const where = { [table.parent]: id } as FindOptionsWhere<ObjectLiteral>;
      return [name, await manager.find(table.entity, { where, order: { [field.id]: 'ASC' } })] as const;
    });
    return { ...row, ...Object.fromEntries(await Promise.all(read)) };
  }

  /** A state without its lines: the columns of the record's own table. */
  without(state: object): Row {
    const names = new Set(this.lists.map(({ name }) => name));
    return Object.fromEntries(Object.entries(state).filter(([name]) => !names.has(name)));
  }

  /** Stores the differences between two states and returns the second one with the ids of its new lines. */
  async store<T extends object>(manager: EntityManager, id: number, before: T | null, after: T): Promise<T> {
    const stored: Row = {};
    for (const { name, field, table } of this.lists) {
      const [old, now] = [before ?? {}, after].map((state) => ((state as Row)[name] ?? []) as Row[]);
      stored[name] = await storeLines(manager, { field, table, id }, old ?? [], now ?? []);
    }
    return { ...after, ...stored };
  }
}

async function storeLines(
  manager: EntityManager,
  { field, table, id }: { field: LinesField; table: LineEntity; id: number },
  before: readonly Row[],
  after: readonly Row[],
): Promise<Row[]> {
  const known = new Map(before.map((line) => [line[field.id], line]));
  const kept = new Set(after.map((line) => line[field.id]));
  for (const lineId of known.keys()) {
    if (!kept.has(lineId)) await manager.delete(table.entity, { [field.id]: lineId });
  }
  const stored: Row[] = [];
  for (const line of after) {
    const { [field.id]: lineId, ...values } = line;
    const old = known.get(lineId);
    // Only ids of this record's own lines count; any other id comes from outside.
    const own = old ? { [field.id]: lineId } : {};
    if (!old || !sameValue(old, line)) {
      const saved: ObjectLiteral = await manager.getRepository(table.entity).save({
        ...values,
        ...own,
        [table.parent]: id,
      });
      stored.push({ ...line, [field.id]: saved[field.id] as number });
    } else stored.push(line);
  }
  return stored;
}
