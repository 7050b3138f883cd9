import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Asiakas } from '../asiakas/asiakas.entity.js';

/** A partner's portal that may embed the order module: its key (hashed) and the origins of its pages. */
@Entity('embed_partner')
@Index('embed_partner_key', ['keyHash'], { unique: true })
export class EmbedPartner {
  @PrimaryGeneratedColumn() embedPartnerId!: number;

  @ForeignKey(() => Asiakas)
  @Column({ type: 'int' })
  asiakasId!: number;

  @Column({ type: 'text' }) keyHash!: string;
  @Column({ type: 'text', array: true }) origins!: string[];
}
