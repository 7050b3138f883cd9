import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Keikka } from '../keikka/keikka.entity.js';

/** One message of an order's step log. Append-only: a trigger refuses changes. */
@Entity('step_log')
@Index('step_log_keikka', ['keikkaId', 'stepLogId'])
export class StepLog {
  @PrimaryGeneratedColumn() stepLogId!: number;
  @ForeignKey(() => Keikka)
  @Column({ type: 'int' })
  keikkaId!: number;
  @Column({ type: 'int' }) stepLogTypeId!: number;
  @Column({ type: 'text' }) message!: string;
  @Column({ type: 'timestamptz' }) entryTime!: Date;
  @Column({ type: 'int', nullable: true }) entryByPersonId!: number | null;
  @Column({ type: 'boolean', default: false }) requireConfirm!: boolean;
  @Column({ type: 'timestamptz', nullable: true }) confirmDate!: Date | null;
  @Column({ type: 'jsonb', nullable: true }) data!: unknown;
}
