import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Asiakas } from '../asiakas/asiakas.entity.js';

@Entity('person')
@Index('person_email_unique', { synchronize: false })
export class Person {
  @PrimaryGeneratedColumn() personId!: number;
  /** The company the person belongs to; null for a person without one (G-020). */
  @ForeignKey(() => Asiakas)
  @Column({ type: 'int', nullable: true })
  asiakasId!: number | null;

  @Column({ type: 'text' }) personFirstName!: string;
  @Column({ type: 'text' }) personLastName!: string;
  @Column({ type: 'text', default: '' }) personPhone!: string;
  @Column({ type: 'text', default: '' }) personEmail!: string;
  @Column({ type: 'text', default: '' }) personMemo!: string;
  /** `personSearchText`, written with every change of what it is made of. */
  @Column({ type: 'text', default: '' }) searchText!: string;
  /** argon2id; null for a person who cannot sign in. */
  @Column({ type: 'text', nullable: true }) passwordHash!: string | null;
  @Column({ type: 'timestamptz', nullable: true }) lastLoginTime!: Date | null;
  @Column({ type: 'varchar', length: 8, nullable: true }) startDate!: string | null;
  @Column({ type: 'varchar', length: 8, nullable: true }) endDate!: string | null;
  @Column({ type: 'timestamptz', nullable: true }) personDeletedTime!: Date | null;
  @Column({ type: 'int', default: 1 }) varmenne!: number;
}

/** A person whom a company knows as the contact of one of its customers, or of its own. */
@Entity('asiakas_person')
@Index('asiakas_person_unique', ['ownerAsiakasId', 'asiakasId', 'personId'], { unique: true })
@Index('asiakas_person_person', ['personId'])
export class AsiakasPerson {
  @PrimaryGeneratedColumn() asiakasPersonId!: number;
  /** The company that knows the person. Nobody else learns of it. */
  @ForeignKey(() => Asiakas)
  @Column({ type: 'int' })
  ownerAsiakasId!: number;

  @ForeignKey(() => Asiakas)
  @Column({ type: 'int' })
  asiakasId!: number;

  @ForeignKey(() => Person)
  @Column({ type: 'int' })
  personId!: number;
}

/**
 * A setting of a person in a company, valid from day to day; types as in G-212. Types 10 and 16 are the company's and
 * have no person: 10 holds its default VAT in `value`, 16 holds while it is valid.
 */
@Entity('asiakas_person_setting')
@Index('asiakas_person_setting_person', ['personId'])
@Index('asiakas_person_setting_asiakas', ['asiakasId'])
export class AsiakasPersonSetting {
  @PrimaryGeneratedColumn() asiakasPersonSettingId!: number;
  @ForeignKey(() => Asiakas)
  @Column({ type: 'int' })
  asiakasId!: number;

  @ForeignKey(() => Person)
  @Column({ type: 'int', nullable: true })
  personId!: number | null;

  @Column({ type: 'int' }) asiakasPersonSettingTypeId!: number;
  @Column({ type: 'varchar', length: 8, nullable: true }) startDate!: string | null;
  @Column({ type: 'varchar', length: 8, nullable: true }) endDate!: string | null;
  @Column({ type: 'text', default: '' }) value!: string;
}
