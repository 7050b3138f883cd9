import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import type { TyomaaFields } from '@keikka/contracts';
import { Tyomaa } from './tyomaa.entity.js';

/** What a merge changed of the site that stays, as it was before. */
export interface EnnenYhdistysta {
  fields: Partial<TyomaaFields>;
  asiakasId: number | null;
  entisetNumerot: string[];
  /** The persons that were moved to it; a merge of before sites had persons moved none. */
  henkilot?: number[];
}

/** Two sites that were merged: what was moved, so that it can be taken back. */
@Entity('tyomaa_yhdistys')
export class TyomaaYhdistysRow {
  @PrimaryGeneratedColumn() yhdistysId!: number;
  @Column({ type: 'int' }) ownerAsiakasId!: number;
  /** The site that stays, and its token after the merge. */
  @ForeignKey(() => Tyomaa)
  @Column({ type: 'int' })
  tyomaaId!: number;
  @Column({ type: 'int' }) varmenne!: number;
  /** The site that left. */
  @ForeignKey(() => Tyomaa)
  @Column({ type: 'int' })
  poistuvaId!: number;
  @Column({ type: 'int' }) poistuvaVarmenne!: number;
  /** The orders that were moved. */
  @Column({ type: 'int', array: true }) keikkaIds!: number[];
  @Column({ type: 'jsonb' }) ennen!: EnnenYhdistysta;
  @Column({ type: 'int' }) personId!: number;
  @Column({ type: 'timestamptz' }) at!: Date;
  @Column({ type: 'timestamptz', nullable: true }) kumottu!: Date | null;
}
