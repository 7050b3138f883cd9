import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Tyomaa } from './tyomaa.entity.js';

/** A person of a site, whom its company may call there. */
@Entity('tyomaa_person')
@Index('tyomaa_person_person', ['personId'])
export class TyomaaPerson {
  @ForeignKey(() => Tyomaa, { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'int' })
  tyomaaId!: number;
  @PrimaryColumn({ type: 'int' }) personId!: number;
  @Column({ type: 'int', default: 0 }) contactPersonTypeId!: number;
  /** Null for whom a site named before it had persons. */
  @Column({ type: 'int', nullable: true }) addedBy!: number | null;
  @Column({ type: 'timestamptz' }) addedAt!: Date;
}
