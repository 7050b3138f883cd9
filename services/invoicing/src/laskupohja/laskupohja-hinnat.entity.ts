import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Laskupohja } from './laskupohja.entity.js';

/** A concrete with its price in a template. Ids are those of the order service's choices. */
@Entity('laskupohja_betoni')
@Index('laskupohja_betoni_pohja', ['laskupohjaId'])
export class LaskupohjaBetoni {
  @PrimaryGeneratedColumn() laskupohjaBetoniId!: number;
  @Column({ type: 'int' }) laskupohjaId!: number;
  @ManyToOne(() => Laskupohja, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'laskupohja_id' })
  pohja?: Laskupohja;
  @Column({ type: 'int', nullable: true }) laatuId!: number | null;
  @Column({ type: 'int', nullable: true }) raeKokoId!: number | null;
  @Column({ type: 'int', nullable: true }) lujuusId!: number | null;
  @Column({ type: 'int', nullable: true }) notkeusId!: number | null;
  @Column({ type: 'int', nullable: true }) kayttoIkaId!: number | null;
  @Column({ type: 'text', default: '' }) rasitusluokat!: string;
  @Column({ type: 'text', default: '' }) betoniComment!: string;
  @Column({ type: 'numeric' }) hinta_value!: string;
}

/** A surcharge of a template, or an extra with its price (I-038). */
@Entity('laskupohja_lisa')
@Index('laskupohja_lisa_pohja', ['laskupohjaId'])
export class LaskupohjaLisa {
  @PrimaryGeneratedColumn() laskupohjaLisaId!: number;
  @Column({ type: 'int' }) laskupohjaId!: number;
  @ManyToOne(() => Laskupohja, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'laskupohja_id' })
  pohja?: Laskupohja;
  @Column({ type: 'text' }) kohde!: string;
  @Column({ type: 'int', nullable: true }) attrId!: number | null;
  @Column({ type: 'text', default: '' }) attrNimike!: string;
  @Column({ type: 'numeric', default: 0 }) hinta!: string;
  @Column({ name: 'maara', type: 'numeric', nullable: true }) määrä!: string | null;
  @Column({ name: 'maara_kaava', type: 'text', default: '' }) määräKaava!: string;
  @Column({ type: 'text', default: '' }) keikkaBetoniAttrComment!: string;
}
