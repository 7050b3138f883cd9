import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { LahetysTila } from '@keikka/contracts';
import type { LaskunTiedot } from '../osapuoli/aineisto-osapuoli.rules.js';

/**
 * An invoice of an order (I-027). It keeps of the order what a list of invoices shows, and its own sums, so that neither the
 * order nor a row is read for it. Decimals are text.
 */
@Entity('keikka_lasku')
@Index('keikka_lasku_laskuttaja', ['laskuttajaAsiakasId', 'pumppuAika', 'keikkaLaskuId'])
@Index('keikka_lasku_maksaja', ['laskuttajaAsiakasId', 'maksajaAsiakasId', 'pumppuAika', 'keikkaLaskuId'])
@Index('keikka_lasku_search_text', { synchronize: false })
@Index('keikka_lasku_keikka', ['keikkaId'])
@Index('keikka_lasku_hyvitetty', ['hyvitettyKeikkaLaskuId'], {
  where: 'hyvitetty_keikka_lasku_id is not null',
})
@Index('keikka_lasku_no', ['laskuttajaAsiakasId', 'laskuNo'], { where: "lasku_no <> ''" })
export class KeikkaLasku {
  @PrimaryGeneratedColumn() keikkaLaskuId!: number;
  @Column({ type: 'int' }) keikkaId!: number;
  /** Of a credit: the billed invoice that it corrects. */
  @Column({ type: 'int', nullable: true }) hyvitettyKeikkaLaskuId!: number | null;
  @ManyToOne(() => KeikkaLasku)
  @JoinColumn({ name: 'hyvitetty_keikka_lasku_id' })
  hyvitetty?: KeikkaLasku | null;
  /** The template that a person chose for it; none where it was made of those that fit. It may be deleted since. */
  @Column({ type: 'int', nullable: true }) valittuLaskupohjaId!: number | null;
  @Column({ type: 'text', default: 'pumppu' }) laskuttajaType!: string;
  @Column({ type: 'int' }) laskuttajaAsiakasId!: number;
  @Column({ type: 'int' }) maksajaAsiakasId!: number;
  @Column({ type: 'text' }) maksajaAsiakasNimi!: string;
  @Column({ type: 'int' }) keikkaLaskuStatusTypeId!: number;
  @Column({ type: 'text', default: '' }) header!: string;
  @Column({ type: 'text', default: '' }) viitteemme!: string;
  @Column({ type: 'text', default: '' }) viitteenne!: string;
  @Column({ type: 'int' }) maksuEhtoPv!: number;
  @Column({ type: 'text', default: '' }) txtBeforeLines!: string;
  @Column({ type: 'text', default: '' }) txtAfterLines!: string;
  @Column({ type: 'text', default: '' }) sellerName!: string;
  @Column({ type: 'text', default: '' }) memo!: string;
  @Column({ type: 'text', default: '' }) laskuDestination!: string;
  @Column({ type: 'text', default: '' }) laskuNo!: string;
  @Column({ type: 'text', default: '' }) fennoaInvoiceId!: string;
  /** How far its sending has come; empty when it was never begun. */
  @Column({ type: 'text', default: '' }) lahetysTila!: LahetysTila | '';
  @Column({ type: 'boolean', default: false }) isLaskutettu!: boolean;
  /** When it is due by what was sent, `yyyymmdd`: a copy, so that a list reads no sending. */
  @Column({ type: 'varchar', length: 8, nullable: true }) eraPaiva!: string | null;
  /** Of one that was billed by hand: its parties and place as they were then. What was sent is kept with its sending. */
  @Column({ type: 'jsonb', nullable: true }) tuloste!: LaskunTiedot | null;
  @Column({ type: 'timestamptz' }) laskuCreated!: Date;
  @Column({ type: 'text', default: '' }) laskuCreatedBy!: string;
  @Column({ type: 'timestamptz', nullable: true }) pumppuAika!: Date | null;
  @Column({ type: 'text', default: '' }) tyomaaNimi!: string;
  @Column({ type: 'numeric', default: 0 }) sumEur!: string;
  @Column({ type: 'numeric', default: 0 }) alvSumma!: string;
  @Column({ type: 'int', default: 0 }) riviCount!: number;
  /** What it is found by, as `laskuSearchText` makes it. */
  @Column({ type: 'text', default: '' }) searchText!: string;
  @Column({ type: 'int', default: 1 }) varmenne!: number;
}
