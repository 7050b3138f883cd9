import { Inject, Injectable } from '@nestjs/common';
import { Failure, serviceActor, staffMessages, type Actor, type SessionInfo } from '@keikka/contracts';
import { Cache, currentContext, ServiceClient } from '@keikka/server';
import { Staleness } from '../cache/staleness.js';
import { OWN_SECONDS, sessionCache, sessionGroups } from './session.cache.js';

export interface KnownSession {
  actor: Actor;
  info: SessionInfo;
}

const MOST_REMEMBERED = 20_000;

/**
 * The person behind a session now. Every request asks, so the answer is cached: in memory for seconds, in Redis longer.
 */
@Injectable()
export class Sessions {
  private readonly remembered = new Map<string, { session: KnownSession; until: number }>();
  /** Grows with every `forget`. An answer that was requested before a `forget` is not remembered after it. */
  private forgotten = 0;

  constructor(
    @Inject(Cache) private readonly cache: Cache,
    @Inject(ServiceClient) private readonly client: ServiceClient,
    @Inject(Staleness) staleness: Staleness,
  ) {
    staleness.alsoForget(sessionCache, () => this.forget());
  }

  /** @throws Failure AUTH.SESSION_ENDED when the session was ended or the person removed. */
  async get(sessionId: string, personId: number): Promise<KnownSession> {
    const own = this.remembered.get(sessionId);
    if (own && own.until > performance.now()) return checked(own.session, personId);
    const { forgotten } = this;
    const groups = sessionGroups(personId);
    const bytes = await this.cache.through(sessionCache, groups, sessionId, () => this.askBytes(sessionId));
    const session = JSON.parse(bytes.toString('utf8')) as KnownSession;
    if (forgotten === this.forgotten) this.remember(sessionId, session);
    return checked(session, personId);
  }

  /** Reads past every cache, for a check that must not be late. */
  async fresh(sessionId: string): Promise<KnownSession> {
    return JSON.parse((await this.askBytes(sessionId)).toString('utf8')) as KnownSession;
  }

  /** Drops every session in memory, and the answers under way. */
  private forget(): void {
    this.forgotten += 1;
    this.remembered.clear();
  }

  private async askBytes(sessionId: string): Promise<Buffer> {
    const context = { actor: serviceActor, correlationId: currentContext().correlationId };
    return Buffer.from(await this.client.askBytes(staffMessages.sessionGet, { sessionId }, context));
  }

  private remember(sessionId: string, session: KnownSession): void {
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(sessionId, { session, until: performance.now() + OWN_SECONDS * 1_000 });
  }
}

/** A token of one person with another person's session is not one of ours. */
function checked(session: KnownSession, personId: number): KnownSession {
  if (session.actor.personId !== personId) throw new Failure('AUTH.SESSION_ENDED');
  return session;
}
