import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { LaskuajonLasku, LaskuajoSyy, LaskuajoTila } from '@keikka/contracts';

/** A run that makes the invoices of a period. A company has one at a time. */
@Entity('laskuajo')
@Index('laskuajo_laskuttaja', ['laskuttajaAsiakasId', 'laskuajoId'])
@Index('laskuajo_kaynnissa', ['laskuttajaAsiakasId'], { unique: true, where: "tila = 'käynnissä'" })
export class Laskuajo {
  @PrimaryGeneratedColumn() laskuajoId!: number;
  @Column({ type: 'int' }) laskuttajaAsiakasId!: number;
  @Column({ type: 'varchar', length: 8 }) first!: string;
  @Column({ type: 'varchar', length: 8 }) last!: string;
  @Column({ type: 'text' }) tila!: LaskuajoTila;
  @Column({ type: 'timestamptz' }) aloitettu!: Date;
  @Column({ type: 'int' }) aloittajaPersonId!: number;
  @Column({ type: 'text', default: '' }) aloittajaNimi!: string;
  /** When it last went on: a run whose process is gone stands still. */
  @Column({ type: 'timestamptz' }) paivitetty!: Date;
  @Column({ type: 'timestamptz', nullable: true }) paattynyt!: Date | null;
  @Column({ type: 'int', default: 0 }) kaikki!: number;
  @Column({ type: 'int', default: 0 }) kasitelty!: number;
  @Column({ type: 'int', default: 0 }) luotu!: number;
  @Column({ type: 'int', default: 0 }) ohitettu!: number;
  @Column({ type: 'int', default: 0 }) poikkeuksia!: number;
  @Column({ type: 'numeric', default: 0 }) sumEur!: string;
  @Column({ type: 'jsonb', default: [] }) viimeksi!: LaskuajonLasku[];
}

/** An order of a run that somebody has to look at. */
@Entity('laskuajo_poikkeus')
export class LaskuajoPoikkeus {
  @PrimaryColumn({ type: 'int' }) laskuajoId!: number;
  @ManyToOne(() => Laskuajo, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'laskuajo_id' })
  laskuajo?: Laskuajo;
  @PrimaryColumn({ type: 'int' }) keikkaId!: number;
  @Column({ type: 'timestamptz' }) pumppuAika!: Date;
  @Column({ type: 'text' }) maksaja!: string;
  @Column({ type: 'text' }) tyomaaNimi!: string;
  @Column({ type: 'text' }) syy!: LaskuajoSyy;
  @Column({ type: 'text' }) selite!: string;
  @Column({ type: 'numeric', nullable: true }) rahaa!: string | null;
  @Column({ type: 'int', nullable: true }) keikkaLaskuId!: number | null;
}
