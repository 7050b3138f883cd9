import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A command of a company's own for the command box (O-088). A deleted one can be brought back. */
@Entity('betoni_short_cut')
@Index('betoni_short_cut_asiakas', ['asiakasId'])
export class BetoniShortCut {
  @PrimaryGeneratedColumn() betoniShortCutId!: number;
  /** The company whose command it is. */
  @Column({ type: 'int' }) asiakasId!: number;
  /** Keywords, with commas between them. */
  @Column({ type: 'text' }) betoniShortCut!: string;
  @Column({ type: 'text' }) betoniShortCutNimi!: string;
  @Column({ type: 'text' }) betoniShortCutCommands!: string;
  @Column({ type: 'timestamptz', nullable: true }) deletedTime!: Date | null;
  @Column({ type: 'int', default: 1 }) varmenne!: number;
}
