import { randomBytes, randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { Failure, SHORTEST_PASSWORD, type StaffSession } from '@keikka/contracts';
import { Clock, Transactions, type Tx } from '@keikka/server';
import { Person } from '../person/person.entity.js';
import { IdentityService } from './identity.service.js';
import { LoginSession, SpentSecret } from './login-session.entity.js';
import { SignInLinks } from './sign-in-links.service.js';
import { hashOf, refreshVerdict, sessionEnd, sessionIdOf } from './session.rules.js';

/** Injection token: the number of days after which a session ends, however much it is used. */
export const sessionMaxDays = Symbol('sessionMaxDays');

@Injectable()
export class AuthService implements OnModuleInit {
  private readonly logger = new Logger('auth');
  /**
   * A hash that is compared when the address is unknown, so that the response time does not reveal who has an account.
   */
  private decoyHash = '';

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly identity: IdentityService,
    private readonly links: SignInLinks,
    @Inject(sessionMaxDays) private readonly maxDays: number,
  ) {}

  async onModuleInit(): Promise<void> {
    this.decoyHash = await hash(randomUUID());
  }

  async login(email: string, password: string, userAgent: string): Promise<StaffSession> {
    const person = await this.dataSource
      .getRepository(Person)
      .createQueryBuilder('person')
      .where('lower(person.person_email) = lower(:email)', { email: email.trim() })
      .andWhere('person.password_hash is not null and person.person_deleted_time is null')
      .getOne();
    const matches = await verify(person?.passwordHash ?? this.decoyHash, password);
    if (!person || !matches) throw new Failure('AUTH.BAD_CREDENTIALS');
    return this.transactions.run(async (tx) => {
      await tx.manager.update(Person, person.personId, { lastLoginTime: tx.now });
      return this.openSession(tx, person.personId, userAgent);
    });
  }

  /**
   * Spends a link: its person gets the password and is signed in.
   * @throws Failure AUTH.LINK_SPENT, AUTH.PASSWORD_SHORT
   */
  async acceptLink(token: string, password: string, userAgent: string): Promise<StaffSession> {
    await this.links.owner(token);
    if (password.length < SHORTEST_PASSWORD) throw new Failure('AUTH.PASSWORD_SHORT');
    const passwordHash = await hash(password);
    return this.transactions.run(async (tx) => {
      const personId = await this.links.spend(tx, token);
      await tx.manager.update(Person, personId, { passwordHash, lastLoginTime: tx.now });
      return this.openSession(tx, personId, userAgent);
    });
  }

  /**
   * Replaces the refresh secret. The previous secret is answered without a new one for a short time (parallel tabs).
   * After that it ends the session, because two parties hold the secret and one of them stole it.
   */
  async refresh(refreshToken: string): Promise<StaffSession> {
    const secret = hashOf(refreshToken);
    const renewed = await this.transactions.run(async (tx) => {
      const session = await this.findForRefresh(tx, refreshToken);
      if (!session) return undefined;
      const { sessionId } = session;
      const wasValid = await tx.manager.existsBy(SpentSecret, { secretHash: secret, sessionId });
      const verdict = refreshVerdict(session, secret, wasValid, tx.now);
      if (verdict === 'refuse') return undefined;
      if (verdict === 'end') {
        this.logger.warn(
          { personId: session.personId },
          'a used refresh secret came back: the session is ended',
        );
        await this.end(tx, session);
        return undefined;
      }
      return verdict === 'keep' ? this.answer(tx, session, null) : this.rotate(tx, session);
    });
    if (!renewed) throw new Failure('AUTH.SESSION_ENDED');
    return renewed;
  }

  /** The session the token names. */
  private async findForRefresh(tx: Tx, refreshToken: string): Promise<LoginSession | null> {
    const sessionId = sessionIdOf(refreshToken);
    if (!sessionId) return null;
    return tx.manager.findOne(LoginSession, { where: { sessionId }, lock: { mode: 'pessimistic_write' } });
  }

  async logout(sessionId: string): Promise<{ ended: boolean }> {
    return this.transactions.run(async (tx) => {
      const session = await tx.manager.findOneBy(LoginSession, { sessionId, endedAt: IsNull() });
      if (!session) return { ended: false };
      await this.end(tx, session);
      return { ended: true };
    });
  }

  /** The person behind a running session now. It is read for each request, so that a revoked right is gone at once. */
  async sessionGet(sessionId: string): Promise<Pick<StaffSession, 'actor' | 'info'>> {
    const session = await this.dataSource
      .getRepository(LoginSession)
      .findOneBy({ sessionId, endedAt: IsNull() });
    if (!session || session.expiresAt <= this.clock.now()) throw new Failure('AUTH.SESSION_ENDED');
    return this.identity.of(this.dataSource.manager, session.personId);
  }

  private async openSession(tx: Tx, personId: number, userAgent: string): Promise<StaffSession> {
    const sessionId = randomUUID();
    const refreshToken = newRefreshToken(sessionId);
    const session: LoginSession = {
      sessionId,
      personId,
      refreshHash: hashOf(refreshToken),
      previousHash: null,
      rotatedAt: tx.now,
      createdAt: tx.now,
      expiresAt: sessionEnd(tx.now, tx.now, this.maxDays),
      endedAt: null,
      userAgent: userAgent.slice(0, 300),
    };
    await tx.manager.insert(LoginSession, session);
    return this.answer(tx, session, refreshToken);
  }

  private async rotate(tx: Tx, session: LoginSession): Promise<StaffSession> {
    const refreshToken = newRefreshToken(session.sessionId);
    const next = {
      refreshHash: hashOf(refreshToken),
      previousHash: session.refreshHash,
      rotatedAt: tx.now,
      expiresAt: sessionEnd(session.createdAt, tx.now, this.maxDays),
    };
    await tx.manager.insert(SpentSecret, { secretHash: session.refreshHash, sessionId: session.sessionId });
    await tx.manager.update(LoginSession, session.sessionId, next);
    return this.answer(tx, { ...session, ...next }, refreshToken);
  }

  private async answer(tx: Tx, session: LoginSession, refreshToken: string | null): Promise<StaffSession> {
    return {
      sessionId: session.sessionId,
      refreshToken,
      refreshExpiresAt: refreshToken && session.expiresAt.toISOString(),
      ...(await this.identity.of(tx.manager, session.personId)),
    };
  }

  private async end(tx: Tx, session: LoginSession): Promise<void> {
    await tx.manager.update(LoginSession, session.sessionId, { endedAt: tx.now });
    await tx.emit('staff.rights.changed.v1', { personId: session.personId });
  }
}

const newRefreshToken = (sessionId: string): string =>
  `${sessionId}.${randomBytes(32).toString('base64url')}`;
