import { Failure, type Actor } from '@keikka/contracts';
import { mayActFor } from '../laskuttaja/laskuttaja.policy.js';

/**
 * A template that the actor may not see is answered like one that does not exist.
 * @throws Failure LASKUPOHJA.NOT_FOUND
 */
export function demandVisible(actor: Actor, { laskuttajaAsiakasId }: { laskuttajaAsiakasId: number }): void {
  if (!mayActFor(actor, laskuttajaAsiakasId)) throw new Failure('LASKUPOHJA.NOT_FOUND');
}
