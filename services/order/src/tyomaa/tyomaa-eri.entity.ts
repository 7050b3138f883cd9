import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Tyomaa } from './tyomaa.entity.js';

/** Two sites of a company that somebody said are not the same; `tyomaaId` is the smaller of the two. */
@Entity('tyomaa_eri')
export class TyomaaEri {
  @ForeignKey(() => Tyomaa, { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'int' })
  tyomaaId!: number;
  @ForeignKey(() => Tyomaa, { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'int' })
  toinenId!: number;
  @Column({ type: 'int' }) personId!: number;
  @Column({ type: 'timestamptz' }) at!: Date;
}
