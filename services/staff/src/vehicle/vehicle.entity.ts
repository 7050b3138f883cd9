import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Asiakas } from '../asiakas/asiakas.entity.js';
import { Person } from '../person/person.entity.js';

/** A vehicle type (C-03): 1 Betoniauto, 2 Pumi, 3 Pumppu, 4 other. */
@Entity('vehicle_type')
export class VehicleType {
  @PrimaryColumn({ type: 'int' }) vehicleTypeId!: number;
  @Column({ type: 'text' }) vehicleTypeName!: string;
  @Column({ type: 'boolean' }) hasPuomi!: boolean;
  @Column({ type: 'boolean' }) hasLinja!: boolean;
}

@Entity('vehicle')
@Index('vehicle_asiakas', ['asiakasId', 'sortNo'])
export class Vehicle {
  @PrimaryGeneratedColumn() vehicleId!: number;
  @ForeignKey(() => Asiakas)
  @Column({ type: 'int' })
  asiakasId!: number;

  @Column({ type: 'text' }) vehicleNo!: string;
  @Column({ type: 'text' }) vehicleRegNo!: string;
  @Column({ type: 'text', default: '' }) vehicleNimi!: string;
  /** Boom length in metres. */
  @Column({ type: 'real', nullable: true }) vehiclePuomi!: number | null;
  @ForeignKey(() => VehicleType)
  @Column({ type: 'int' })
  vehicleTypeId!: number;

  @Column({ type: 'varchar', length: 8, nullable: true }) firstDate!: string | null;
  @Column({ type: 'varchar', length: 8, nullable: true }) lastDate!: string | null;
  @Column({ type: 'int', default: 0 }) sortNo!: number;
  @ForeignKey(() => Person)
  @Column({ name: 'default_kuski_person_id', type: 'int', nullable: true })
  defaultKuski_personId!: number | null;

  @Column({ type: 'boolean', nullable: true }) useNoDriverBar!: boolean | null;
  @Column({ type: 'boolean', default: true }) showInGridCalc!: boolean;
  @Column({ type: 'int', default: 1 }) varmenne!: number;
}
