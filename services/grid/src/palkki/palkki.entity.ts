import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { PalkkiType } from '../palkki-type/palkki-type.entity.js';

/** A palkki: time of a vehicle that is no order (G-002, G-103). */
@Entity('palkki')
@Index('palkki_owner_time', ['ownerAsiakasId', 'timeEnd'])
@Index('palkki_vehicle_time', ['vehicleId', 'timeEnd'])
@Index('palkki_keikka', ['keikkaId'], { where: 'keikka_id is not null' })
@Check('palkki_starts_before_end', 'time_start < time_end')
export class Palkki {
  @PrimaryGeneratedColumn() palkkiId!: number;
  @Column({ type: 'int' }) ownerAsiakasId!: number;
  @Column({ type: 'int', nullable: true }) sourceAsiakasId!: number | null;
  @Column({ type: 'int' }) vehicleId!: number;
  @Column({ type: 'int', nullable: true }) keikkaId!: number | null;
  @Column({ type: 'int', default: 4 }) grid_palkkiTypeId!: number;
  @ManyToOne(() => PalkkiType)
  @JoinColumn({ name: 'grid_palkki_type_id', foreignKeyConstraintName: 'palkki_palkki_type' })
  type?: PalkkiType;
  @Column({ type: 'timestamptz' }) timeStart!: Date;
  @Column({ type: 'timestamptz' }) timeEnd!: Date;
  @Column({ type: 'text', default: '' }) keikkaComment!: string;
  @Column({ type: 'text', default: '' }) style!: string;
  @Column({ type: 'timestamptz', nullable: true }) deletedTime!: Date | null;
  @Column({ type: 'int', default: 1 }) varmenne!: number;
}

/** A driver of a palkki. */
@Entity('palkki_kuski')
export class PalkkiKuski {
  @PrimaryColumn({ type: 'int' }) palkkiId!: number;
  @PrimaryColumn({ type: 'int' }) personId!: number;
  @ManyToOne(() => Palkki, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'palkki_id', foreignKeyConstraintName: 'palkki_kuski_palkki' })
  palkki?: Palkki;
}

/** A company besides the owner that sees a palkki (G-107). */
@Entity('palkki_visibility')
@Index('palkki_visibility_asiakas', ['asiakasId'])
export class PalkkiVisibility {
  @PrimaryColumn({ type: 'int' }) palkkiId!: number;
  @PrimaryColumn({ type: 'int' }) asiakasId!: number;
  @ManyToOne(() => Palkki, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'palkki_id', foreignKeyConstraintName: 'palkki_visibility_palkki' })
  palkki?: Palkki;
}
