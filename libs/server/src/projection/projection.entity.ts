import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Master data of the staff service as another service stores them, for joins with its own tables. `rev` grows with
 * every save in staff, and an older row that arrives late is dropped.
 */
@Entity('asiakas')
export class AsiakasProjectionRow {
  @PrimaryColumn({ type: 'int' }) asiakasId!: number;
  @Column({ type: 'text' }) asiakasNimi!: string;
  @Column({ type: 'text' }) ytunnus!: string;
  @Column({ type: 'text' }) colorCode!: string;
  @Column({ type: 'text' }) email!: string;
  @Column({ type: 'text' }) phone!: string;
  @Column({ type: 'int' }) rev!: number;
}

@Entity('person')
@Index('person_asiakas', ['asiakasId'])
export class PersonProjectionRow {
  @PrimaryColumn({ type: 'int' }) personId!: number;
  @Column({ type: 'int', nullable: true }) asiakasId!: number | null;
  @Column({ type: 'text' }) personFirstName!: string;
  @Column({ type: 'text' }) personLastName!: string;
  @Column({ type: 'text' }) personPhone!: string;
  @Column({ type: 'text' }) personEmail!: string;
  /** The row stays for old orders that show the name. Rules that assign work skip persons who have left. */
  @Column({ type: 'boolean', default: false }) removed!: boolean;
  @Column({ type: 'int' }) rev!: number;
}

@Entity('vehicle')
@Index('vehicle_asiakas', ['asiakasId'])
export class VehicleProjectionRow {
  @PrimaryColumn({ type: 'int' }) vehicleId!: number;
  @Column({ type: 'int' }) asiakasId!: number;
  @Column({ type: 'text' }) vehicleNo!: string;
  @Column({ type: 'text' }) vehicleRegNo!: string;
  @Column({ type: 'text' }) vehicleNimi!: string;
  @Column({ type: 'real', nullable: true }) vehiclePuomi!: number | null;
  @Column({ type: 'int' }) vehicleTypeId!: number;
  @Column({ type: 'text' }) vehicleTypeName!: string;
  @Column({ type: 'varchar', length: 8, nullable: true }) firstDate!: string | null;
  @Column({ type: 'varchar', length: 8, nullable: true }) lastDate!: string | null;
  /** Companies that may plan the vehicle besides its owner. */
  @Column({ type: 'int', array: true }) plannedBy!: number[];
  /** Companies that order from the owner. Their boards show the vehicle besides those of its planners. */
  @Column({ type: 'int', array: true }) orderedBy!: number[];
  @Column({ type: 'int' }) rev!: number;
}

export const projectionEntities = [AsiakasProjectionRow, PersonProjectionRow, VehicleProjectionRow];
