import type { laskupohjaRecordFields } from '@keikka/contracts';
import type { KeikkaFacts } from '@keikka/domain/formula';
import type { RecordEditing } from '@keikka/sdk/record';

export type PohjaEditing = RecordEditing<typeof laskupohjaRecordFields>;

/** The order on which formulas are tried. */
export interface Sample {
  facts: KeikkaFacts | undefined;
  /** Above the values in the list of names. */
  title: string | undefined;
}
