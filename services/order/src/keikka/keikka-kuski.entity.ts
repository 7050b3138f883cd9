import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Keikka } from './keikka.entity.js';

/** A driver of an order. */
@Entity('keikka_kuski')
@Index('keikka_kuski_person', ['personId'])
export class KeikkaKuski {
  @ForeignKey(() => Keikka, { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'int' })
  keikkaId!: number;
  @PrimaryColumn({ type: 'int' }) personId!: number;
  @Column({ type: 'int' }) orderNo!: number;
  @Column({ type: 'boolean', default: true }) isExplicitAssignment!: boolean;
}
