import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StepLog } from './step-log.entity.js';

/** A deleted entry of the step log, and who deleted it. Without its row the entry stands again. */
@Entity('step_log_poisto')
export class StepLogPoisto {
  @ForeignKey(() => StepLog)
  @PrimaryColumn({ type: 'int' })
  stepLogId!: number;
  @Column({ type: 'timestamptz' }) deletedTime!: Date;
  @Column({ type: 'int' }) deletedByPersonId!: number;
}
