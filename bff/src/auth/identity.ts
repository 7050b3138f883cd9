import type { Actor, SessionInfo } from '@keikka/contracts';

/** The identity behind a token: a signed-in person with a session, or a partner's page. */
export type Identity =
  { kind: 'person'; actor: Actor; sessionId: string; info: SessionInfo } | { kind: 'embed'; actor: Actor };

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard on every route that is not public. */
    identity: Identity | null;
  }
}
