import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';

/** Finnish order: Å, Ä and Ö sort after Z. The database's default collation compares bytes. */
const FINNISH = 'fi-FI-x-icu';

/** A category of products (I-145). */
@Entity('tuote_category_type')
export class TuoteCategory {
  @PrimaryColumn({ type: 'int' }) tuoteCatTypeId!: number;
  @Column({ type: 'text' }) tuoteCatTypeName!: string;
}

/** An invoicing system with its own keys for our products: 1 Netvisor, 2 Fennoa. */
@Entity('foreign_key_source')
export class ForeignKeySource {
  @PrimaryColumn({ type: 'int' }) foreignKeySourceId!: number;
  @Column({ type: 'text' }) foreignKeySourceName!: string;
}

/** A product of a company (I-036). Decimals are text: `numeric` in Postgres, never a float. */
@Entity('tuote')
@Index('tuote_laskuttaja', ['laskuttajaAsiakasId', 'orderNum'])
export class Tuote {
  @PrimaryGeneratedColumn() tuoteId!: number;
  @Column({ type: 'int' }) laskuttajaAsiakasId!: number;
  @Column({ type: 'text', collation: FINNISH }) nimike!: string;
  @Column({ name: 'lisa_nimike', type: 'text', collation: FINNISH, default: '' }) lisäNimike!: string;
  @Column({ type: 'text', default: '' }) yksikkö!: string;
  @Column({ type: 'int', nullable: true }) tuoteTypeId!: number | null;
  @Column({ name: 'maara_kaava', type: 'text', default: '' }) määräKaava!: string;
  @Column({ type: 'boolean', default: true }) aktiivinen!: boolean;
  @Column({ type: 'boolean', default: false }) rakentamispalvelu!: boolean;
  @Column({ type: 'text', default: '' }) kustannusPaikkaEval!: string;
  @Column({ type: 'numeric' }) alv!: string;
  @Column({ type: 'numeric', nullable: true }) hinta!: string | null;
  @Column({ type: 'int', default: 0 }) orderNum!: number;
  @Column({ type: 'int', nullable: true }) tuoteCatTypeId!: number | null;
  @ManyToOne(() => TuoteCategory)
  @JoinColumn({ name: 'tuote_cat_type_id' })
  category?: TuoteCategory | null;
  @Column({ type: 'text', default: '' }) kommentti!: string;
  @OneToMany(() => TuoteForeignKeyRow, (key) => key.tuote)
  foreignKeys?: TuoteForeignKeyRow[];
  @Column({ type: 'int', default: 1 }) varmenne!: number;
}

/** A product's key in another system. */
@Entity('tuote_foreign_key')
export class TuoteForeignKeyRow {
  @PrimaryColumn({ type: 'int' }) tuoteId!: number;
  @PrimaryColumn({ type: 'int' }) asiakasId!: number;
  @PrimaryColumn({ type: 'int' }) foreignKeySourceId!: number;
  @Column({ type: 'text' }) foreignKey!: string;
  @ManyToOne(() => Tuote, (tuote) => tuote.foreignKeys, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'tuote_id' })
  tuote?: Tuote;
  @ManyToOne(() => ForeignKeySource)
  @JoinColumn({ name: 'foreign_key_source_id' })
  source?: ForeignKeySource;
}
