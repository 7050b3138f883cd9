import { Failure, type Actor } from '@keikka/contracts';
import { rolesOf } from '@keikka/domain';

/**
 * A company sees and changes its own products only; a system admin everybody's (invoicing §6, ADR 0009).
 * @throws Failure AUTH.FOREIGN_TENANT
 */
export function demandMayActFor(actor: Actor, asiakasId: number): void {
  if (asiakasId !== actor.asiakasId && !rolesOf(actor.settingTypes).isSystemAdmin)
    throw new Failure('AUTH.FOREIGN_TENANT');
}

/**
 * The company a call is about: the one it names, else the actor's own.
 * @throws Failure AUTH.FOREIGN_TENANT
 */
export function companyFor(actor: Actor, named: number | undefined): number {
  const asiakasId = named || actor.asiakasId;
  demandMayActFor(actor, asiakasId);
  return asiakasId;
}
