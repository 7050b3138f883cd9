import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  type ColumnOptions,
} from 'typeorm';
import type { TarkistusKohde } from '@keikka/contracts';
import { keikkaTila, pumppuKestoLimits } from '@keikka/domain';
import { Tyomaa } from '../tyomaa/tyomaa.entity.js';

const text: ColumnOptions = { type: 'text', default: '' };
const flag: ColumnOptions = { type: 'boolean', default: false };
const optionalInt: ColumnOptions = { type: 'int', nullable: true };
const optionalReal: ColumnOptions = { type: 'real', nullable: true };
const optionalTime: ColumnOptions = { type: 'timestamptz', nullable: true };

/**
 * An order with the fields in its own table (order §3); its site, factory, lines and drivers have tables beside it.
 * Fields that follow from others are computed when the order leaves.
 */
@Entity('keikka')
@Check('keikka_pumppu_kesto_check', `pumppu_kesto <= ${pumppuKestoLimits.max}`)
@Index('keikka_window', ['pumppuAika', 'timeEnd'])
@Index('keikka_backwards', ['pumppuAika'], { where: 'pumppu_kesto < 0' })
@Index('keikka_vehicle', ['vehicleId', 'pumppuAika'])
@Index('keikka_due', ['pumppuAika'], {
  where: `keikka_tila_id in (${keikkaTila.toimitusvalmis}, ${keikkaTila.meneillaan})`,
})
@Index('keikka_delivered', ['ownerAsiakasId', 'pumppuAika'], { where: 'keikka_tila_id in (9, 100)' })
@Index('keikka_tyomaa_aika', ['tyomaaId', 'pumppuAika'])
@Index('keikka_asiakas_aika', ['asiakasId', 'pumppuAika'])
export class Keikka {
  @PrimaryGeneratedColumn() keikkaId!: number;
  @Column({ type: 'int' }) ownerAsiakasId!: number;
  /** Where the order came from. */
  @Column({ type: 'int' }) sourceAsiakasId!: number;
  @Column({ type: 'int', default: 1 }) varmenne!: number;
  @Column({ type: 'timestamptz', default: () => 'now()' }) createdTime!: Date;
  @Column({ type: 'timestamptz', default: () => 'now()' }) updatedTime!: Date;
  @Column({ type: 'int' }) keikkaTilaId!: number;
  @Column(text) foreignKey!: string;
  /** Who locked the order and when, in words (C-105). */
  @Column(text) locked!: string;
  @Column(flag) isLocked!: boolean;
  @Column(text) keikkaComment!: string;
  @Column(text) keikkaOtsikko!: string;
  @Column(text) keikkaAjoOhje!: string;

  @Column(optionalTime) pumppuAika!: Date | null;
  /** Minutes. Never set below 15; an import may bring a negative duration, which the grid reports (G-136). */
  @Column({ type: 'int', default: 60 }) pumppuKesto!: number;
  /** Start plus duration, kept by a trigger. */
  @Column({ ...optionalTime, insert: false, update: false }) timeEnd!: Date | null;
  @Column(optionalTime) betoniAika!: Date | null;
  @Column(text) kellonAikaTxt!: string;
  @Column(flag) ehdotaAikaa!: boolean;
  @Column(optionalReal) pumppuPuomi!: number | null;
  @Column(optionalReal) optimalPumppuPuomi!: number | null;
  @Column(optionalReal) pumppuLinja!: number | null;
  @Column({ name: 'tyhjana_tyomaalle', type: 'boolean', nullable: true }) tyhjänäTyömaalle!: boolean | null;
  @Column(optionalInt) vehicleId!: number | null;
  @Column(optionalInt) vehicleTypeId!: number | null;
  @Column(optionalInt) vehicleRowNum!: number | null;

  @Column(flag) isStepLogAccepted!: boolean;
  @Column(flag) isLaskutusSet!: boolean;
  @Column(flag) isToimitusSet!: boolean;
  @Column(flag) isBetoniSuoraLaskutus!: boolean;
  @Column(flag) isPumppuSuoraLaskutus!: boolean;
  @Column(flag) hasToimitus!: boolean;
  @Column(flag) toimitusToimitettu!: boolean;
  @Column(flag) betonitiedotLahetetty!: boolean;
  @Column(flag) tilausvahvistusLahetetty!: boolean;

  /** The receiving customer, with the name and business id the order was made with. */
  @Column(optionalInt) asiakasId!: number | null;
  @Column(text) asiakasNimi!: string;
  @Column(text) ytunnus!: string;
  @Column(optionalInt) asiakasContactPersonId!: number | null;

  @Column(optionalInt) pumppuAsiakasId!: number | null;
  @Column(optionalInt) pumppuSijaintiId!: number | null;
  @Column(optionalInt) pumppuMatkaM!: number | null;
  @Column(optionalReal) pumppuMatkaAika!: number | null;
  @Column(optionalInt) betoniAsiakasId!: number | null;
  @Column(optionalInt) lattiaAsiakasId!: number | null;
  @Column(optionalInt) lattiaSijaintiId!: number | null;
  @Column(optionalInt) lattiaMatkaM!: number | null;
  @Column(optionalReal) lattiaMatkaAika!: number | null;
  /** The site of the order; the order's own copy of it is its `KeikkaTyomaa`. */
  @ForeignKey(() => Tyomaa)
  @Column(optionalInt)
  tyomaaId!: number | null;
  @Column(optionalInt) keikkaContactPersonId!: number | null;
  /** The person who ordered. */
  @Column(optionalInt) personId!: number | null;
  @Column(text) personMemo!: string;
  @Column(optionalInt) laskupohjaId!: number | null;

  @Column(optionalInt) copiedFromId!: number | null;
  /** What is still to be looked at in a copied order before it can be ready for delivery. */
  @Column({ type: 'text', array: true, default: () => "'{}'" }) tarkistettavat!: TarkistusKohde[];
}
