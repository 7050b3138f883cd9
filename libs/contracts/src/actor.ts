/**
 * Who asks. The BFF makes the actor from the verified token and sends it in the NATS headers; services demand it
 * and check it again. Rights are never sent: both sides compute them from `settingTypes` (`@keikka/domain`).
 */
export interface Actor {
  /** `person` signed in, `embed` a partner portal's short token, `service` one of our own, `anonymous` before sign-in. */
  kind: 'person' | 'embed' | 'service' | 'anonymous';
  /** 0 when nobody is signed in, and for a portal that does not say who is before it. */
  personId: number;
  /** The name under which the history records a change; absent when nobody is signed in. */
  personName?: string;
  /** The tenant (company) of the token; 0 when there is none. */
  asiakasId: number;
  /** The orders that a portal's token names; such an actor sees no other. Absent for a portal's person who is not held to any. */
  keikkaIds?: readonly number[];
  /** Person setting types valid today, ascending (G-201). */
  settingTypes: readonly number[];
}

export const anonymousActor: Actor = { kind: 'anonymous', personId: 0, asiakasId: 0, settingTypes: [] };
export const serviceActor: Actor = { kind: 'service', personId: 0, asiakasId: 0, settingTypes: [] };
