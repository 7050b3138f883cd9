import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { GridPalkkiType } from '@keikka/contracts';

/** A palkki type (G-108). Owner 0 is the system's; the others belong to a company. */
@Entity('palkki_type')
@Index('palkki_type_owner', ['ownerAsiakasId', 'sortNo'])
export class PalkkiType implements GridPalkkiType {
  @PrimaryGeneratedColumn() grid_palkkiTypeId!: number;
  @Column({ type: 'text' }) grid_palkkiType!: string;
  @Column({ type: 'text', default: '' }) grid_palkkiTypeDescription!: string;
  @Column({ type: 'int' }) ownerAsiakasId!: number;
  /** Whether the vehicle can take orders beside such a palkki. */
  @Column({ type: 'boolean', default: true }) vehicleAvailable!: boolean;
  @Column({ type: 'boolean', default: false }) showInReport!: boolean;
  @Column({ type: 'boolean', default: false }) showReportKlo!: boolean;
  @Column({ type: 'text', default: '' }) reportStyle!: string;
  @Column({ type: 'boolean', default: false }) readOnly!: boolean;
  @Column({ type: 'int', default: 0 }) sortNo!: number;
  @Column({ type: 'int', default: 1 }) varmenne!: number;
}
