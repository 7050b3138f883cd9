import { Column, DeleteDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The fields that a site and an order's copy of it share. */
export abstract class TyomaaFields {
  @Column({ type: 'text', default: '' }) tyomaaNimi!: string;
  @Column({ type: 'text', default: '' }) tyomaaNum!: string;
  @Column({ type: 'text', default: '' }) tyomaaOsoite1!: string;
  @Column({ type: 'text', default: '' }) tyomaaOsoite2!: string;
  @Column({ type: 'text', default: '' }) tyomaaOsoite3!: string;
  @Column({ type: 'text', default: '' }) tyomaaOsoite4!: string;
  @Column({ type: 'text', default: '' }) tyomaaAjoOhje!: string;
  @Column({ type: 'text', default: '' }) tyomaaMemo!: string;
  @Column({ type: 'text', default: '' }) laskuViite!: string;
  @Column({ type: 'double precision', nullable: true }) tyomaaLat!: number | null;
  @Column({ type: 'double precision', nullable: true }) tyomaaLng!: number | null;
  @Column({ type: 'int', nullable: true }) tyomaaContactPersonId!: number | null;
  @Column({ type: 'text', default: '' }) yhteyshenkiloNimi!: string;
  @Column({ type: 'text', default: '' }) yhteyshenkiloPuhelin!: string;
  @Column({ type: 'text', default: '' }) yhteyshenkiloEmail!: string;
}

/**
 * A work site as its owner company knows it. Each order keeps its own copy of these fields, so that a change here does
 * not rewrite past orders.
 */
@Entity('tyomaa')
@Index('tyomaa_asiakas', ['ownerAsiakasId', 'asiakasId'])
@Index('tyomaa_search_text', { synchronize: false })
@Index('tyomaa_words', { synchronize: false })
export class Tyomaa extends TyomaaFields {
  @PrimaryGeneratedColumn() tyomaaId!: number;
  @Column({ type: 'int' }) ownerAsiakasId!: number;
  @Column({ type: 'int', nullable: true }) asiakasId!: number | null;
  /** `tyomaaSearchText`, written with every change of what it is made of. */
  @Column({ type: 'text', default: '' }) searchText!: string;
  /** Numbers of the sites that were merged into it: it is found by them too. */
  @Column({ type: 'text', array: true, default: () => "'{}'" }) entisetNumerot!: string[];
  @Column({ type: 'int', default: 1 }) varmenne!: number;
  /** The row stays for the history and for the undo. Who finds by the entity finds no deleted one. */
  @DeleteDateColumn({ type: 'timestamptz' }) deletedTime!: Date | null;
}
