import { Column, Entity, Index, JoinColumn, ManyToOne, OneToMany, PrimaryGeneratedColumn } from 'typeorm';
import { Tuote } from '../tuote/tuote.entity.js';

/** A template that builds invoices from orders (I-032). Without a customer or source it fits all. Days are `yyyymmdd`. */
@Entity('laskupohja')
@Index('laskupohja_laskuttaja', ['laskuttajaAsiakasId'])
export class Laskupohja {
  @PrimaryGeneratedColumn() laskupohjaId!: number;
  @Column({ type: 'int' }) laskuttajaAsiakasId!: number;
  @Column({ type: 'text' }) laskupohjaNimi!: string;
  @Column({ type: 'text', default: '' }) selite!: string;
  @Column({ type: 'int' }) laskupohjaTilaId!: number;
  @Column({ type: 'varchar', length: 8, nullable: true }) startDate!: string | null;
  @Column({ type: 'varchar', length: 8, nullable: true }) endDate!: string | null;
  @Column({ type: 'text', default: '' }) evalCriteria!: string;
  @Column({ type: 'varchar', length: 8, nullable: true }) laskupohjaPvm!: string | null;
  @Column({ type: 'boolean', default: true }) betoniLaskutetaan!: boolean;
  @Column({ type: 'int', nullable: true }) asiakasId!: number | null;
  @Column({ type: 'text', default: '' }) asiakasNimi!: string;
  @Column({ type: 'int', nullable: true }) sourceAsiakasId!: number | null;
  @Column({ type: 'text', default: '' }) sourceAsiakasNimi!: string;
  @Column({ type: 'int' }) maksuEhtoPv!: number;
  @Column({ type: 'text', default: '' }) viitteemme!: string;
  @Column({ type: 'text', default: '' }) viitteenne!: string;
  @Column({ type: 'text', default: '' }) textBefore!: string;
  @Column({ type: 'text', default: '' }) textAfter!: string;
  @Column({ type: 'text', default: '' }) sellerName!: string;
  @OneToMany(() => LaskupohjaRivi, (rivi) => rivi.pohja)
  rivit?: LaskupohjaRivi[];
  @Column({ type: 'int', default: 1 }) varmenne!: number;
}

/** A row of a template (I-035). */
@Entity('laskupohja_rivi')
@Index('laskupohja_rivi_pohja', ['laskupohjaId', 'sortNum'])
export class LaskupohjaRivi {
  @PrimaryGeneratedColumn() laskupohjaRiviId!: number;
  @Column({ type: 'int' }) laskupohjaId!: number;
  @ManyToOne(() => Laskupohja, (pohja) => pohja.rivit, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'laskupohja_id' })
  pohja?: Laskupohja;
  @Column({ type: 'text', default: '' }) otsikko!: string;
  @Column({ type: 'text', default: '' }) laskuRiviTxtEval!: string;
  @Column({ type: 'text', default: '' }) evalCriteria!: string;
  @Column({ type: 'int', nullable: true }) tuoteId!: number | null;
  @ManyToOne(() => Tuote)
  @JoinColumn({ name: 'tuote_id' })
  tuote?: Tuote | null;
  @Column({ type: 'text', default: '' }) tuoteIdEval!: string;
  @Column({ type: 'text', default: '' }) maaraEval!: string;
  @Column({ type: 'text', default: '' }) hintaEval!: string;
  @Column({ type: 'text', default: '' }) yksikko!: string;
  @Column({ type: 'numeric', nullable: true }) alv!: string | null;
  @Column({ type: 'numeric', default: 0 }) alennusProsentti!: string;
  @Column({ type: 'boolean', default: true }) luoLaskuRivi!: boolean;
  @Column({ type: 'boolean', default: true }) luoTarjousRivi!: boolean;
  @Column({ type: 'text', default: '' }) maaraSelite!: string;
  @Column({ type: 'text', default: '' }) hintaSelite!: string;
  @Column({ type: 'int', default: 0 }) sortNum!: number;
}
