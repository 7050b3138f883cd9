import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { KeikkaLasku } from './keikka-lasku.entity.js';

/** An entry in the log of an invoice (I-031). */
@Entity('keikka_lasku_log')
@Index('keikka_lasku_log_lasku', ['keikkaLaskuId'])
export class KeikkaLaskuLog {
  @PrimaryGeneratedColumn() keikkaLaskuLogId!: number;
  @Column({ type: 'int' }) keikkaLaskuId!: number;
  @ManyToOne(() => KeikkaLasku, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'keikka_lasku_id' })
  lasku?: KeikkaLasku;
  @Column({ type: 'int' }) keikkaLaskuLogTypeId!: number;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text', default: '' }) description!: string;
  @Column({ type: 'timestamptz' }) entryTime!: Date;
  @Column({ type: 'int' }) entryByPersonId!: number;
  @Column({ type: 'text', default: '' }) entryByPersonName!: string;
}
