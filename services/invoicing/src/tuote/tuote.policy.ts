import { Failure, type Actor } from '@keikka/contracts';
import { mayActFor } from '../laskuttaja/laskuttaja.policy.js';

/**
 * A product that the actor may not see is answered like one that does not exist.
 * @throws Failure TUOTE.NOT_FOUND
 */
export function demandVisible(actor: Actor, { laskuttajaAsiakasId }: { laskuttajaAsiakasId: number }): void {
  if (!mayActFor(actor, laskuttajaAsiakasId)) throw new Failure('TUOTE.NOT_FOUND');
}
