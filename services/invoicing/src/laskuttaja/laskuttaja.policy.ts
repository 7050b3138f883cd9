import { Failure, type Actor } from '@keikka/contracts';
import { rolesOf } from '@keikka/domain';

/** A company sees and changes only what it bills itself; a system admin everybody's (invoicing §6, ADR 0009). */
export const mayActFor = (actor: Actor, asiakasId: number): boolean =>
  asiakasId === actor.asiakasId || rolesOf(actor.settingTypes).isSystemAdmin;

/**
 * The company a call is about: the one it names, else the actor's own.
 * @throws Failure AUTH.FOREIGN_TENANT
 */
export function companyFor(actor: Actor, named: number | undefined): number {
  const asiakasId = named || actor.asiakasId;
  if (!mayActFor(actor, asiakasId)) throw new Failure('AUTH.FOREIGN_TENANT');
  return asiakasId;
}
