import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A company: an owner of vehicles, a source of orders, a concrete supplier or a customer. */
@Entity('asiakas')
@Index('asiakas_ytunnus', ['ytunnus'])
export class Asiakas {
  @PrimaryGeneratedColumn() asiakasId!: number;
  @Column({ type: 'text' }) asiakasNimi!: string;
  @Column({ type: 'text', default: '' }) ytunnus!: string;
  /** The company's own colour. It is used only for the edge of its bars. */
  @Column({ type: 'text', default: '' }) colorCode!: string;
  @Column({ type: 'text', default: '' }) email!: string;
  @Column({ type: 'text', default: '' }) phone!: string;
  /** `asiakasSearchText`, written with every change of what it is made of. */
  @Column({ type: 'text', default: '' }) searchText!: string;
  /** The installation's own company (C-47). */
  @Column({ type: 'boolean', default: false }) isDefault!: boolean;
  @Column({ type: 'int', default: 1 }) varmenne!: number;
}

/** The relation between two companies: `asiakasLinkType` of libs/contracts. */
@Entity('asiakas_asiakas_link')
@Index('asiakas_asiakas_link_unique', ['asiakasId', 'linkedAsiakasId', 'asiakasAsiakasLinkTypeId'], {
  unique: true,
})
export class AsiakasAsiakasLink {
  @PrimaryGeneratedColumn() asiakasAsiakasLinkId!: number;
  @ForeignKey(() => Asiakas)
  @Column({ type: 'int' })
  asiakasId!: number;

  @ForeignKey(() => Asiakas)
  @Column({ type: 'int' })
  linkedAsiakasId!: number;

  @Column({ type: 'int' }) asiakasAsiakasLinkTypeId!: number;
  @Column({ type: 'text', default: '' }) comment!: string;
  @Column({ type: 'int', nullable: true }) laskupohjaId!: number | null;
  @Column({ type: 'jsonb', default: {} }) settings!: Record<string, unknown>;
}
