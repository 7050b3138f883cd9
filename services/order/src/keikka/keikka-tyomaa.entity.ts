import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TyomaaFields } from '../tyomaa/tyomaa.entity.js';
import { Keikka } from './keikka.entity.js';

/** An order's own copy of its work site. Every order has this row; it is blank while the order has no site. */
@Entity('keikka_tyomaa')
export class KeikkaTyomaa extends TyomaaFields {
  @ForeignKey(() => Keikka, { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'int' })
  keikkaId!: number;
}
