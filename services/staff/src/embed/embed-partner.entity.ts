import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A partner's portal that may embed the order module: its key (hashed) and the origins of its pages. */
@Entity('embed_partner')
@Index('embed_partner_key', ['keyHash'], { unique: true })
export class EmbedPartner {
  @PrimaryGeneratedColumn() embedPartnerId!: number;
  @Column({ type: 'int' }) asiakasId!: number;
  @Column({ type: 'text' }) keyHash!: string;
  @Column({ type: 'text', array: true }) origins!: string[];
}
