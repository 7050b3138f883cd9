import { Failure, type Actor } from '@keikka/contracts';
import { rolesOf } from '@keikka/domain';

/** A company sees and changes its own products only; a system admin everybody's (invoicing §6, ADR 0009). */
const mayActFor = (actor: Actor, asiakasId: number): boolean =>
  asiakasId === actor.asiakasId || rolesOf(actor.settingTypes).isSystemAdmin;

/**
 * A product that the actor may not see is answered like one that does not exist.
 * @throws Failure TUOTE.NOT_FOUND
 */
export function demandVisible(actor: Actor, { laskuttajaAsiakasId }: { laskuttajaAsiakasId: number }): void {
  if (!mayActFor(actor, laskuttajaAsiakasId)) throw new Failure('TUOTE.NOT_FOUND');
}

/**
 * The company a call is about: the one it names, else the actor's own.
 * @throws Failure AUTH.FOREIGN_TENANT
 */
export function companyFor(actor: Actor, named: number | undefined): number {
  const asiakasId = named || actor.asiakasId;
  if (!mayActFor(actor, asiakasId)) throw new Failure('AUTH.FOREIGN_TENANT');
  return asiakasId;
}
