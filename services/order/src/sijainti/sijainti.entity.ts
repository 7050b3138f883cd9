import { Column, DeleteDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A place of a company; type 1 is a factory (O-090). */
@Entity('sijainti')
@Index('sijainti_asiakas_paikka', ['asiakasId', 'lat', 'lng'])
export class Sijainti {
  @PrimaryGeneratedColumn() sijaintiId!: number;
  @Column({ type: 'int' }) asiakasId!: number;
  @Column({ type: 'text' }) sijaintiNimi!: string;
  @Column({ type: 'text', default: '' }) sijaintiLyh!: string;
  @Column({ type: 'int', default: 1 }) sijaintiTypeId!: number;
  @Column({ type: 'text', default: '' }) osoite1!: string;
  @Column({ type: 'text', default: '' }) osoite2!: string;
  @Column({ type: 'double precision', nullable: true }) lat!: number | null;
  @Column({ type: 'double precision', nullable: true }) lng!: number | null;
  @Column({ type: 'int', default: 1 }) varmenne!: number;
  /** The row stays for the orders that name it and for the undo. Who finds by the entity finds no deleted one. */
  @DeleteDateColumn({ type: 'timestamptz' }) deletedTime!: Date | null;
}
