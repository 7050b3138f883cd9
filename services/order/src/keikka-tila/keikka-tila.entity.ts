import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { KeikkaTila as KeikkaTilaContract } from '@keikka/contracts';

/** An order status (O-082); the rows come from the migration. */
@Entity('keikka_tila')
export class KeikkaTila implements KeikkaTilaContract {
  @PrimaryColumn({ type: 'int' }) keikkaTilaId!: number;
  @Column({ type: 'text' }) keikkaTilaSelite!: string;
  @Column({ type: 'text' }) keikkaTilaSelite2!: string;
  @Column({ type: 'text' }) keikkaTilaCategory!: string;
  @Column({ type: 'text' }) iconName!: string;
  @Column({ type: 'text' }) iconColor!: KeikkaTilaContract['iconColor'];
  @Column({ type: 'smallint' }) isSelectable!: 0 | 1;
  @Column({ type: 'int' }) orderNumber!: number;
}
