import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Matka } from '@keikka/contracts';
import { Sijainti } from '../sijainti/sijainti.entity.js';

/**
 * The way from a plant to a place, as it was looked up. Places are ten-thousandths of a degree, some ten metres, so that
 * the same place is the same number. A plant that moves makes its ways unknown.
 */
@Entity('matka')
export class MatkaRow {
  @ForeignKey(() => Sijainti, { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'int' })
  sijaintiId!: number;
  @PrimaryColumn({ type: 'int' }) tyomaaLat!: number;
  @PrimaryColumn({ type: 'int' }) tyomaaLng!: number;
  @Column({ type: 'int' }) sijaintiLat!: number;
  @Column({ type: 'int' }) sijaintiLng!: number;
  @Column({ type: 'int' }) matkaM!: number;
  @Column({ type: 'int' }) matkaAika!: number;
  @Column({ type: 'jsonb', nullable: true }) reitti!: Matka['reitti'] | null;
  @Column({ type: 'timestamptz' }) entryTime!: Date;
  /** An estimate (R-01a), which the next look-up that succeeds replaces. */
  @Column({ type: 'boolean' }) isArvio!: boolean;
  /** What answered: the routing service, or 'arvio'. */
  @Column({ type: 'text' }) lahde!: string;
}
