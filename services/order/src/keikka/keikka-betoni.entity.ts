import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, type ValueTransformer } from 'typeorm';
import { KayttoIka, Laatu, Lujuus, Notkeus, RaeKoko } from '../betoni/betoni-reference.entity.js';
import { Keikka } from './keikka.entity.js';

/** Cubic metres have two decimals, which a number holds exactly. Prices are not read this way. */
const cubicMetres: ValueTransformer = {
  from: (text: string | null) => (text === null ? null : Number(text)),
  to: (value: unknown) => value,
};

/** A concrete line (O-084). Only the owner's invoicing admins receive the selling price (C-103). */
@Entity('keikka_betoni')
@Index('keikka_betoni_keikka', ['keikkaId', 'orderNo'])
export class KeikkaBetoni {
  @PrimaryGeneratedColumn() keikkaBetoniId!: number;
  @ForeignKey(() => Keikka, { onDelete: 'CASCADE' })
  @Column({ type: 'int' })
  keikkaId!: number;
  @Column({ type: 'int' }) orderNo!: number;
  @Column({ type: 'numeric', precision: 8, scale: 2, default: 0, transformer: cubicMetres }) m3!: number;
  @Column({ type: 'numeric', precision: 8, scale: 2, nullable: true, transformer: cubicMetres })
  toimitettuM3!: number | null;
  /** 10 stands when none is set (C-36). */
  @ForeignKey(() => Laatu)
  @Column({ type: 'int', nullable: true, default: 10 })
  laatuId!: number | null;
  @ForeignKey(() => RaeKoko)
  @Column({ type: 'int', nullable: true })
  raeKokoId!: number | null;
  @ForeignKey(() => Lujuus)
  @Column({ type: 'int', nullable: true })
  lujuusId!: number | null;
  @ForeignKey(() => Notkeus)
  @Column({ type: 'int', nullable: true })
  notkeusId!: number | null;
  @ForeignKey(() => KayttoIka)
  @Column({ type: 'int', nullable: true })
  kayttoIkaId!: number | null;
  /** Comma list of exposure classes. */
  @Column({ type: 'text', default: '' }) rasitusluokat!: string;
  @Column({ type: 'smallint', default: 0 }) isNopea!: 0 | 1;
  @Column({ type: 'text', default: '' }) betoniComment!: string;
  /** The line in words. It is stored so that the day's list need not join five tables. */
  @Column({ type: 'text', default: '' }) betoniString!: string;
  @Column({ type: 'boolean', nullable: true }) betoniVahvistettu!: boolean | null;
  @Column({ name: 'tehdas_lahto_aika', type: 'timestamptz', nullable: true }) tehdasLähtöAika!: Date | null;
  @Column({ type: 'numeric', precision: 12, scale: 4, nullable: true }) hinta_value!: string | null;
  @Column({ type: 'text', default: '' }) hinta_muistiinpanot!: string;
  /** The line that this one was split off as a primer. */
  @Column({ type: 'int', nullable: true }) limutusFromId!: number | null;
}
