import { Failure, type Actor } from '@keikka/contracts';
import { rolesOf } from '@keikka/domain';

/**
 * A company in a path or body is a filter, never an identity: 0 and nothing stand for the caller's own. The
 * services answer for the company of the token whatever a call says, so another one is refused, also to a system
 * admin: the answer would be about the wrong company. Invoicing differs, see `invoicedAsiakasId`.
 * @throws Failure AUTH.FOREIGN_TENANT
 */
export function ownAsiakasId(actor: Actor, asiakasId: number | undefined): number {
  if (asiakasId && asiakasId !== actor.asiakasId) throw new Failure('AUTH.FOREIGN_TENANT');
  return actor.asiakasId;
}

/**
 * As `ownAsiakasId` in the calls of invoicing, where a system admin acts for the company a call names (ADR 0009).
 * @throws Failure AUTH.FOREIGN_TENANT
 */
export function invoicedAsiakasId(actor: Actor, asiakasId: number | undefined): number {
  return asiakasId && isSystemAdmin(actor) ? asiakasId : ownAsiakasId(actor, asiakasId);
}

export const isSystemAdmin = (actor: Actor): boolean => rolesOf(actor.settingTypes).isSystemAdmin;

/** As `ownAsiakasId`, for the person who asks. */
export function requireOwnPerson(actor: Actor, personId: number | undefined): void {
  if (personId && personId !== actor.personId) throw new Failure('AUTH.FORBIDDEN');
}
