import type { Actor, SessionInfo } from '@keikka/contracts';

/** Whom a token stands for: a signed-in person with a session, or a partner's page. */
export type Identity =
  | { kind: 'person'; actor: Actor; sessionId: string; info: SessionInfo }
  | { kind: 'embed'; actor: Actor; origin: string };
