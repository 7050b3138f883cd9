import { Column, Entity, ForeignKey, Index, PrimaryColumn, type ColumnOptions } from 'typeorm';
import { Sijainti } from '../sijainti/sijainti.entity.js';
import { Keikka } from './keikka.entity.js';

const text: ColumnOptions = { type: 'text', default: '' };
const optionalInt: ColumnOptions = { type: 'int', nullable: true };
const optionalReal: ColumnOptions = { type: 'real', nullable: true };
const optionalDegrees: ColumnOptions = { type: 'double precision', nullable: true };

/**
 * The factory of an order as it was picked (O-128), with the way from it in metres and minutes. Every order has this
 * row; it is blank while no factory is picked.
 */
@Entity('keikka_tehdas')
@Index('keikka_tehdas_sijainti', ['betoniSijaintiId'])
export class KeikkaTehdas {
  @ForeignKey(() => Keikka, { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'int' })
  keikkaId!: number;
  @ForeignKey(() => Sijainti)
  @Column(optionalInt)
  betoniSijaintiId!: number | null;
  @Column(text) betoniSijaintiNimi!: string;
  @Column(text) betoniSijaintiLyh!: string;
  @Column(text) betoniSijaintiOsoite1!: string;
  @Column(text) betoniSijaintiOsoite2!: string;
  @Column(optionalDegrees) betoniSijaintiLat!: number | null;
  @Column(optionalDegrees) betoniSijaintiLng!: number | null;
  @Column(optionalInt) betoniMatkaM!: number | null;
  @Column(optionalReal) betoniMatkaAika!: number | null;
}
