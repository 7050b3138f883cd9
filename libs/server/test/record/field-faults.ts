import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import type { Field, FieldKind, Fields } from '@keikka/contracts/fields';

/** The types of columns that hold a kind of field, as Postgres names them. */
const columnTypes: Readonly<Record<FieldKind['kind'], readonly string[]>> = {
  text: ['text'],
  formula: ['text'],
  whole: ['integer', 'smallint'],
  id: ['integer'],
  reference: ['integer'],
  decimal: ['numeric'],
  flag: ['boolean'],
  instant: ['timestamp with time zone'],
  day: ['text', 'character varying'],
  ids: ['integer[]'],
  number: ['real', 'double precision', 'numeric'],
  record: [],
  lines: ['jsonb'],
};

/** A record as `RecordKind` declares it. */
export interface Declared {
  entity: EntityTarget<ObjectLiteral>;
  fields: Fields;
  beside?: readonly EntityTarget<ObjectLiteral>[];
  lines?: Readonly<Partial<Record<string, { entity: EntityTarget<ObjectLiteral> }>>>;
}

/**
 * What the entities of a record lack to hold its declared fields: a column of a fitting type for each, nullable exactly
 * when the field is; for lines their table or a jsonb column. Whether the migrated table is what the entity says is the
 * drift's to tell: together they hold the declaration against the migrations.
 */
export function fieldFaults(
  dataSource: DataSource,
  { entity, fields, beside = [], lines = {} }: Declared,
): string[] {
  const tables = [entity, ...beside].map((one) => dataSource.getMetadata(one));
  return Object.entries(fields).flatMap(([name, field]) => {
    const ofLines = lines[name]?.entity;
    if (field.kind === 'lines' && ofLines) {
      const faults = fieldFaults(dataSource, { entity: ofLines, fields: field.fields });
      return faults.map((fault) => `${name}/${fault}`);
    }
    const columns = tables.map((table) => table.findColumnWithPropertyName(name));
    const column = columns.find((one) => one !== undefined);
    if (!column) return [`${name}: no column`];
    const type = dataSource.driver.normalizeType(column) + (column.isArray ? '[]' : '');
    return columnFaults(field, type, column.isNullable).map((fault) => `${name}: ${fault}`);
  });
}

function columnFaults({ kind, nullable }: Field, type: string, isNullable: boolean): string[] {
  const fits = columnTypes[kind].includes(type);
  return [
    ...(fits ? [] : [`${kind} in a column of type ${type}`]),
    ...(nullable && !isNullable ? ['only the field may be null'] : []),
    ...(!nullable && isNullable ? ['only the column may be null'] : []),
  ];
}
