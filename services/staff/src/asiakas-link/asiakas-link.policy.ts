import { asiakasLinkType, Failure, type Actor, type AsiakasLink } from '@keikka/contracts';

type Parties = Pick<AsiakasLink, 'asiakasId' | 'linkedAsiakasId' | 'asiakasAsiakasLinkTypeId'>;

/** The company to which a link opens vehicles: the source customer, or the partner that plans them. */
export function vehicleOwnerOf({ asiakasId, linkedAsiakasId, asiakasAsiakasLinkTypeId }: Parties): number {
  return asiakasAsiakasLinkTypeId === asiakasLinkType.pumpPartner ? linkedAsiakasId : asiakasId;
}

/** Only the owner opens its vehicles. A company cannot make itself the planner of another's vehicles. */
export function demandMayAdd(actor: Actor, link: Parties): void {
  if (vehicleOwnerOf(link) !== actor.asiakasId) throw new Failure('AUTH.FOREIGN_TENANT');
}

/** Either side may end a link. To any other company the link does not exist. */
export function demandMayDelete(actor: Actor, { asiakasId, linkedAsiakasId }: Parties): void {
  if (![asiakasId, linkedAsiakasId].includes(actor.asiakasId)) throw new Failure('ASIAKAS_LINK.NOT_FOUND');
}
