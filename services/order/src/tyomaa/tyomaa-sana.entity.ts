import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A word of a company's sites that may be meant when another is typed. Triggers of `tyomaa` keep it, whoever writes. */
@Entity('tyomaa_sana')
@Index('tyomaa_sana_sana', { synchronize: false })
export class TyomaaSana {
  @PrimaryColumn({ type: 'int' }) ownerAsiakasId!: number;
  @PrimaryColumn({ type: 'text' }) sana!: string;
}
