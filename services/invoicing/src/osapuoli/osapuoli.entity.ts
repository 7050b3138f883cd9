import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The billing data of a customer as a company keeps them, or of the company itself. */
@Entity('osapuoli')
@Index('osapuoli_asiakas', ['laskuttajaAsiakasId', 'asiakasId'], { unique: true })
export class OsapuoliRow {
  @PrimaryGeneratedColumn() osapuoliId!: number;
  @Column({ type: 'int' }) laskuttajaAsiakasId!: number;
  @Column({ type: 'int' }) asiakasId!: number;
  @Column({ type: 'text', default: '' }) katuosoite!: string;
  @Column({ type: 'text', default: '' }) postinumero!: string;
  @Column({ type: 'text', default: '' }) paikkakunta!: string;
  @Column({ type: 'text', default: 'FI' }) maa!: string;
  @Column({ type: 'text', default: '' }) sahkoposti!: string;
  @Column({ type: 'text', default: '' }) puhelin!: string;
  @Column({ type: 'text', default: '' }) alvTunnus!: string;
  @Column({ type: 'text', default: '' }) verkkolaskuosoite!: string;
  @Column({ type: 'text', default: '' }) verkkolaskuoperaattori!: string;
  @Column({ type: 'text', default: '' }) iban!: string;
  @Column({ type: 'text', default: '' }) bic!: string;
  @Column({ type: 'text', default: '' }) kotipaikka!: string;
  @Column({ type: 'boolean', default: false }) myyRakentamispalvelua!: boolean;
  @Column({ type: 'varchar', length: 8, nullable: true }) rakentamispalveluAlkaen!: string | null;
  @Column({ type: 'text', default: '' }) rakentamispalveluPeruste!: string;
  @Column({ type: 'int', default: 1 }) varmenne!: number;
}
