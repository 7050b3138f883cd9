import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TyomaaFields } from '../tyomaa/tyomaa.entity.js';
import { Keikka } from './keikka.entity.js';

/** An order's own version of its work site. Every order has one, made with it, blank when it has no site yet. */
@Entity('keikka_tyomaa')
export class KeikkaTyomaa extends TyomaaFields {
  @ForeignKey(() => Keikka, { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'int' })
  keikkaId!: number;
}
