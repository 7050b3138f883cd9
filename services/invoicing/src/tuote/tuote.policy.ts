import { Failure, type Actor } from '@keikka/contracts';

/** A company sees and changes its own products only; a company id in a request must be that company or 0. */
export function demandOwn(actor: Actor, asiakasId: number): void {
  if (asiakasId !== 0 && asiakasId !== actor.asiakasId) throw new Failure('AUTH.FOREIGN_TENANT');
}
