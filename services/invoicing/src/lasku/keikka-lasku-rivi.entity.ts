import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { RivinSelvitys } from '@keikka/domain/laskupohja';
import { KeikkaLasku } from './keikka-lasku.entity.js';
import { Tuote } from '../tuote/tuote.entity.js';

/** A row of an order's invoice, or of an invoice template (I-030). Amounts are decimals, as text. */
@Entity('keikka_lasku_rivi')
@Index('keikka_lasku_rivi_lasku', ['keikkaLaskuId', 'sortNum'])
@Index('keikka_lasku_rivi_tuote', ['tuoteId'])
@Index('keikka_lasku_rivi_hyvitetty', ['hyvitettyKeikkaLaskuRiviId'], {
  where: 'hyvitetty_keikka_lasku_rivi_id is not null',
})
export class KeikkaLaskuRivi {
  @PrimaryGeneratedColumn() keikkaLaskuRiviId!: number;
  @Column({ type: 'int', nullable: true }) keikkaId!: number | null;
  @Column({ type: 'int', nullable: true }) keikkaLaskuId!: number | null;
  @ManyToOne(() => KeikkaLasku, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'keikka_lasku_id' })
  lasku?: KeikkaLasku | null;
  @Column({ type: 'int', nullable: true }) keikkaLaskuPohjaId!: number | null;
  @Column({ type: 'int', nullable: true }) keikkaLaskuPohjaRiviId!: number | null;
  /** The concrete line of the order that the row bills; null for any other row. */
  @Column({ type: 'int', nullable: true }) keikkaBetoniId!: number | null;
  /** The extra of that line which the row bills. */
  @Column({ type: 'int', nullable: true }) keikkaBetoniAttrId!: number | null;
  /** On a credit: the row of its original that it credits. */
  @Column({ type: 'int', nullable: true }) hyvitettyKeikkaLaskuRiviId!: number | null;
  @ManyToOne(() => KeikkaLaskuRivi)
  @JoinColumn({ name: 'hyvitetty_keikka_lasku_rivi_id' })
  hyvitetty?: KeikkaLaskuRivi | null;
  @Column({ type: 'boolean', default: true }) aktiivinen!: boolean;
  @Column({ type: 'text', default: '' }) ehtoKaava!: string;
  @Column({ name: 'ehto_tayttyy', type: 'boolean', nullable: true }) ehtoTäyttyy!: boolean | null;
  @Column({ type: 'text', default: '' }) virhe!: string;
  @Column({ type: 'text', default: '' }) riviSelite!: string;
  @Column({ type: 'text', default: '' }) riviSeliteKaava!: string;
  @Column({ type: 'text', default: '' }) riviSelite2!: string;
  @Column({ type: 'text', default: '' }) riviSelite2Kaava!: string;
  @Column({ type: 'text', default: '' }) memo!: string;
  @Column({ type: 'numeric', nullable: true }) määrä!: string | null;
  @Column({ name: 'maara_kaava', type: 'text', default: '' }) määräKaava!: string;
  @Column({ type: 'text', default: '' }) yksikkö!: string;
  @Column({ type: 'numeric', nullable: true }) hinta!: string | null;
  @Column({ type: 'text', default: '' }) hintaKaava!: string;
  @Column({ type: 'int', default: 0 }) sortNum!: number;
  @Column({ type: 'int', nullable: true }) tuoteId!: number | null;
  @ManyToOne(() => Tuote)
  @JoinColumn({ name: 'tuote_id' })
  tuote?: Tuote | null;
  @Column({ type: 'text', default: '' }) tuoteIdKaava!: string;
  @Column({ type: 'int', nullable: true }) helpId!: number | null;
  @Column({ type: 'numeric' }) alv!: string;
  /** The buyer accounts for its VAT; `alv` is the rate it would have. Set by the server alone. */
  @Column({ type: 'boolean', default: false }) kaannetty!: boolean;
  @Column({ type: 'numeric', default: 0 }) aleProsentti!: string;
  @Column({ type: 'int' }) laskuttajaAsiakasId!: number;
  @Column({ type: 'int', nullable: true }) maksajaAsiakasId!: number | null;
  @Column({ type: 'boolean', default: false }) isLaskutettu!: boolean;
  @Column({ type: 'timestamptz', nullable: true }) laskutettuTime!: Date | null;
  @Column({ type: 'text', default: '' }) laskuNo!: string;
  @Column({ type: 'text', default: '' }) kustannusPaikka!: string;
  @Column({ type: 'int', default: 1 }) varmenne!: number;
  /** Null for a row that was written by hand or copied. */
  @Column({ type: 'jsonb', nullable: true }) selvitys!: RivinSelvitys | null;
  @Column({ type: 'timestamptz', nullable: true }) laskettu!: Date | null;
}
