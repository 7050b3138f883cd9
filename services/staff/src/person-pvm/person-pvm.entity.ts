import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Person } from '../person/person.entity.js';
import { Vehicle } from '../vehicle/vehicle.entity.js';

/** A day status: working, holiday, sick … (G-116). Owner 0 is the system's. `pois` means that the person is away. */
@Entity('person_pvm_status')
export class PersonPvmStatus {
  @PrimaryGeneratedColumn() personPvmStatusId!: number;
  @Column({ type: 'int' }) ownerAsiakasId!: number;
  @Column({ type: 'text' }) statusName!: string;
  @Column({ type: 'text', default: '' }) prefix!: string;
  @Column({ type: 'text', default: '' }) style!: string;
  @Column({ type: 'boolean' }) pois!: boolean;
  @Column({ type: 'boolean', default: false }) vakioVapaa!: boolean;
  @Column({ type: 'boolean', default: true }) statusActive!: boolean;
  @Column({ type: 'int', default: 0 }) sortNo!: number;
}

/** A person's day: status, note and vehicle. One row a person and day (G-116, G-117). */
@Entity('person_pvm')
@Index('person_pvm_day', ['asiakasId', 'pvm'])
@Index('person_pvm_unique', ['personId', 'pvm'], { unique: true })
export class PersonPvm {
  @PrimaryGeneratedColumn() personPvmId!: number;
  @ForeignKey(() => Person)
  @Column({ type: 'int' })
  personId!: number;

  @Column({ type: 'int' }) asiakasId!: number;
  @Column({ type: 'varchar', length: 8 }) pvm!: string;
  @ForeignKey(() => PersonPvmStatus)
  @Column({ type: 'int' })
  personPvmStatusId!: number;

  @Column({ type: 'text', default: '' }) personPvmText!: string;
  @ForeignKey(() => Vehicle)
  @Column({ type: 'int', nullable: true })
  vehicleId!: number | null;

  @Column({ type: 'int', default: 1 }) varmenne!: number;
}

/** The statuses that rules refer to; companies add others. */
export const personPvmStatusId = {
  tyossa: 1,
  loma: 2,
  sairas: 3,
  vapaa: 4,
  koulutus: 5,
  viikonloppu: 6,
} as const;
