import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * An invoice of an order, as far as the order tells of it: the invoicing service owns it, and its events fill this copy. The
 * row of a deleted invoice stays, so that an older event that arrives late does not bring the invoice back.
 */
@Entity('keikka_lasku_copy')
@Index('keikka_lasku_copy_keikka', ['keikkaId', 'keikkaLaskuId'])
export class KeikkaLaskuCopy {
  @PrimaryColumn({ type: 'int' }) keikkaLaskuId!: number;
  @Column({ type: 'int' }) keikkaId!: number;
  @Column({ type: 'int' }) laskuttajaAsiakasId!: number;
  @Column({ type: 'text' }) statusName!: string;
  @Column({ type: 'boolean', default: false }) isDeleted!: boolean;
  /** The invoice's change token: what is older than the stored one is dropped. */
  @Column({ type: 'int' }) varmenne!: number;
}
