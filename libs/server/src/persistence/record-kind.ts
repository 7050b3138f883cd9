import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { ErrorCode } from '@keikka/contracts';
import type { Fields, ValuesOf } from '@keikka/contracts/fields';
import type { LineEntity } from './line-store.js';
import type { Tx } from './transactions.js';

/** The description of a versioned record: its tables, its owner, its declared fields, its answer and its event. */
export interface RecordKind<Row extends ObjectLiteral, F extends Fields, Answer, Beside extends Tables> {
  /** Its name in the history: 'palkki'. */
  type: string;
  entity: EntityTarget<Row>;
  /** The property of the row that holds its id, in the tables beside it too. */
  id: keyof Row & string;
  /** The property that holds the company of the row. */
  owner: keyof Row & string;
  /** The property that holds the time of the last change. */
  changedAt?: keyof Row & string;
  fields: F;
  /** The code for a missing row. */
  missing: ErrorCode;
  /** Tables with one row for each record. A field stands in the first table that has its column. */
  beside?: Beside;
  /** The tables of the fields that are lists of lines. */
  lines?: Readonly<Partial<Record<keyof F, LineEntity>>>;
  /** What else of the row changes with these fields, which are those that differ. */
  follows?: (row: Row, before: Values, after: Values) => Partial<Row>;
  /** The answers that leave the service, one for each row, in the same order. */
  answers: (tx: Tx, rows: readonly Row[]) => Promise<Answer[]>;
  /** Emits the events of changes. */
  tell: (tx: Tx, changes: readonly ToldChange<Row, Answer>[]) => Promise<void>;
}

/** The fields that a change brings, each in its canonical form. */
export type Patch<F extends Fields> = Partial<ValuesOf<F>>;

export type Tables = readonly (new () => ObjectLiteral)[];
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never;
/** Columns that are no declared fields, but follow from them. */
export type OtherColumns<Row, F, Beside extends Tables> = Partial<
  Omit<Row & All<InstanceType<Beside[number]>>, keyof F>
>;
export type Stored<Row, F extends Fields, Beside extends Tables> = Patch<F> & OtherColumns<Row, F, Beside>;

/** The row before and after a change; null before a creation and after a deletion. */
export interface RecordChange<Row> {
  before: Row | null;
  after: Row | null;
}

/** `row` is as the change left it, or as it was deleted; then there is no answer. */
export interface ToldChange<Row, Answer> extends RecordChange<Row> {
  row: Row;
  answer: Answer | null;
}

/** What an act changes beside the declared fields, as the history records it. */
export interface Act {
  before: Values;
  after: Values;
}

type Values = Readonly<Record<string, unknown>>;
