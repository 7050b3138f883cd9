import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Keikka } from './keikka.entity.js';

/** What an order is found by, as `searchText` prepares it; apart from the order, because a search reads all of them. */
@Entity('keikka_haku')
@Index('keikka_haku_search_text', { synchronize: false })
export class KeikkaHaku {
  @ForeignKey(() => Keikka, { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'int' })
  keikkaId!: number;
  @Column({ type: 'text' }) searchText!: string;
}
