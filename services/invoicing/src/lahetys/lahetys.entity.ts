import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type {
  Actor,
  AskelTulos,
  LahetysEro,
  LahetysKohde,
  LahetysTarkastus,
  LahetysTila,
} from '@keikka/contracts';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import type { Aineisto } from './aineisto/aineisto.rules.js';
import type { Vaihe } from './kohdejarjestelma.js';

/** The sending of an invoice: one for each, however often it is tried. */
@Entity('lahetys')
@Index('lahetys_lasku', ['keikkaLaskuId'], { unique: true })
@Index('lahetys_numero', ['laskuttajaAsiakasId', 'laskuNo'], { unique: true })
@Index('lahetys_vuorossa', ['laskuttajaAsiakasId', 'seuraava'], { where: 'seuraava is not null' })
export class LahetysRow {
  @PrimaryGeneratedColumn() lahetysId!: number;
  @Column({ type: 'int' }) keikkaLaskuId!: number;
  @ManyToOne(() => KeikkaLasku, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'keikka_lasku_id' })
  lasku?: KeikkaLasku;
  @Column({ type: 'int' }) laskuttajaAsiakasId!: number;
  @Column({ type: 'text' }) kohde!: LahetysKohde;
  /** Reserved before the first sending. */
  @Column({ type: 'text' }) laskuNo!: string;
  @Column({ type: 'text' }) tila!: LahetysTila;
  @Column({ type: 'text' }) vaihe!: Vaihe;
  /** How many times the invoice was sent. */
  @Column({ type: 'int', default: 0 }) yritys!: number;
  /** Faults that passed in a row, by which the pause before the next try grows. */
  @Column({ type: 'int', default: 0 }) takaiskuja!: number;
  /** How many times it was looked for and not found since it was last sent. */
  @Column({ type: 'int', default: 0 }) hakuja!: number;
  @Column({ type: 'text', default: '' }) ulkoinenId!: string;
  /** The invoice as it was when its sending began: what is sent, however often. */
  @Column({ type: 'jsonb' }) aineisto!: Aineisto;
  @Column({ type: 'jsonb', default: [] }) erot!: LahetysEro[];
  @Column({ type: 'text', default: '' }) virheKoodi!: string;
  @Column({ type: 'text', default: '' }) virhe!: string;
  @Column({ type: 'timestamptz' }) pyydetty!: Date;
  /** What the last night's look at the sent invoice said, and when it was; empty before the first. */
  @Column({ type: 'text', default: '' }) tarkastus!: LahetysTarkastus | '';
  @Column({ type: 'timestamptz', nullable: true }) tarkastettu!: Date | null;
  /** In whose name it is done. */
  @Column({ type: 'jsonb' }) pyytaja!: Actor;
  /** When it goes on; null when it has ended. */
  @Column({ type: 'timestamptz', nullable: true }) seuraava!: Date | null;
  @Column({ type: 'timestamptz', nullable: true }) paattynyt!: Date | null;
}

/** A request that was made of a sending, or what happened between two. */
@Entity('lahetys_askel')
@Index('lahetys_askel_lahetys', ['lahetysId'])
export class LahetysAskelRow {
  @PrimaryGeneratedColumn() lahetysAskelId!: number;
  @Column({ type: 'int' }) lahetysId!: number;
  @ManyToOne(() => LahetysRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'lahetys_id' })
  lahetys?: LahetysRow;
  @Column({ type: 'int' }) yritys!: number;
  @Column({ type: 'text' }) tila!: LahetysTila;
  @Column({ type: 'text' }) nimi!: string;
  @Column({ type: 'text', nullable: true }) pyynto!: string | null;
  @Column({ type: 'text', nullable: true }) vastaus!: string | null;
  /** Null while the request is under way; so it stays when the process ends under it. */
  @Column({ type: 'text', nullable: true }) tulos!: AskelTulos | null;
  @Column({ type: 'text', default: '' }) selite!: string;
  @Column({ type: 'timestamptz' }) alkoi!: Date;
  @Column({ type: 'int', nullable: true }) kestoMs!: number | null;
}
