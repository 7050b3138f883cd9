import { Failure, type Actor } from '@keikka/contracts';
import { rolesOf } from '@keikka/domain';

/**
 * A company in a path or body is a filter, never an identity: 0 and nothing stand for the caller's own, another
 * company is for a system admin only.
 * @throws Failure AUTH.FOREIGN_TENANT
 */
export function ownAsiakasId(actor: Actor, asiakasId: number | undefined): number {
  if (!asiakasId) return actor.asiakasId;
  if (asiakasId !== actor.asiakasId && !isSystemAdmin(actor)) throw new Failure('AUTH.FOREIGN_TENANT');
  return asiakasId;
}

/** As `ownAsiakasId`, for the person who asks. */
export function requireOwnPerson(actor: Actor, personId: number | undefined): void {
  if (personId && personId !== actor.personId && !isSystemAdmin(actor)) throw new Failure('AUTH.FORBIDDEN');
}

const isSystemAdmin = (actor: Actor): boolean => rolesOf(actor.settingTypes).isSystemAdmin;
