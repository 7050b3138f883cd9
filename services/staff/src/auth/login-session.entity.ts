import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Person } from '../person/person.entity.js';

/** A sign-in with its rotating refresh secret. Only hashes are stored. */
@Entity('login_session')
@Index('login_session_person', ['personId'])
export class LoginSession {
  @PrimaryColumn({ type: 'uuid' }) sessionId!: string;

  @ForeignKey(() => Person)
  @Column({ type: 'int' })
  personId!: number;

  @Column({ type: 'text' }) refreshHash!: string;
  /**
   * The secret before the last rotation. It is accepted for a short time (two tabs at once); later it is a sign of
   * theft.
   */
  @Column({ type: 'text', nullable: true }) previousHash!: string | null;
  @Column({ type: 'timestamptz' }) rotatedAt!: Date;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz' }) expiresAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) endedAt!: Date | null;
  @Column({ type: 'text', default: '' }) userAgent!: string;
}

/** A refresh secret that was replaced, hashed. If it comes back, two parties hold the session. */
@Entity('spent_secret')
@Index('spent_secret_session', ['sessionId'])
export class SpentSecret {
  @PrimaryColumn({ type: 'text' }) secretHash!: string;

  @ForeignKey(() => LoginSession, { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  sessionId!: string;
}

/** A link by which a person chooses a password, once. Only the hash of its secret is stored. */
@Entity('sign_in_link')
@Index('sign_in_link_person', ['personId'])
export class SignInLink {
  @PrimaryColumn({ type: 'text' }) secretHash!: string;

  @ForeignKey(() => Person)
  @Column({ type: 'int' })
  personId!: number;

  @Column({ type: 'timestamptz' }) expiresAt!: Date;
}

export const SPENT_LINKS_SQL = `delete from sign_in_link where expires_at < now()`;

/** Sessions that ended or ran out over a month ago. They are kept that long for the investigation of misuse. */
export const SPENT_SESSIONS_SQL = `delete from login_session where least(expires_at, ended_at) < now() - interval '30 days'`;
