import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { BetoniAttr } from '../betoni/betoni-reference.entity.js';
import { KeikkaBetoni } from './keikka-betoni.entity.js';

/** An extra of a concrete line. A line has one of a kind. */
@Entity('keikka_betoni_attr')
@Index('keikka_betoni_attr_line', ['keikkaBetoniId', 'attrId'], { unique: true })
export class KeikkaBetoniAttr {
  @PrimaryGeneratedColumn() keikkaBetoniAttrId!: number;
  @ForeignKey(() => KeikkaBetoni, { onDelete: 'CASCADE' })
  @Column({ type: 'int' })
  keikkaBetoniId!: number;
  @ForeignKey(() => BetoniAttr)
  @Column({ type: 'int' })
  attrId!: number;
  @Column({ type: 'text', default: '' }) keikkaBetoniAttrComment!: string;
}
