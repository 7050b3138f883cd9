import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type AuthKind = 'keikka' | 'tyomaa' | 'asiakas';
export type AuthLevel = 'none' | 'read' | 'write';

/**
 * A person's access to an order, to all orders of a site or to all orders of a customer (O-136 to O-139). The owner
 * company grants it, and it covers that company's orders only. 'none' and no row are the same, but for the list of an order's
 * persons, who are those with a row.
 */
@Entity('auth')
@Check('auth_kind_check', `"kind" in ('keikka', 'tyomaa', 'asiakas')`)
@Check('auth_level_check', `"level" in ('none', 'read', 'write')`)
@Index('auth_person', ['personId'])
export class Auth {
  @PrimaryColumn({ type: 'int' }) ownerAsiakasId!: number;
  @PrimaryColumn({ type: 'text' }) kind!: AuthKind;
  @PrimaryColumn({ type: 'int' }) targetId!: number;
  @PrimaryColumn({ type: 'int' }) personId!: number;
  @Column({ type: 'text' }) level!: AuthLevel;
}
