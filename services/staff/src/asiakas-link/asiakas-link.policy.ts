import { asiakasLinkType, Failure, type Actor, type AsiakasLink } from '@keikka/contracts';

type Parties = Pick<AsiakasLink, 'asiakasId' | 'linkedAsiakasId' | 'asiakasAsiakasLinkTypeId'>;

/** The company whose vehicles a link opens: to its source customer, or to the partner that plans them. */
export function vehicleOwnerOf({ asiakasId, linkedAsiakasId, asiakasAsiakasLinkTypeId }: Parties): number {
  return asiakasAsiakasLinkTypeId === asiakasLinkType.pumpPartner ? linkedAsiakasId : asiakasId;
}

/** Only the owner opens its vehicles: a company that asks to plan another's is not given them by asking. */
export function demandMayAdd(actor: Actor, link: Parties): void {
  if (vehicleOwnerOf(link) !== actor.asiakasId) throw new Failure('AUTH.FOREIGN_TENANT');
}

/** Either side may end what both take part in; to anybody else there is no such link. */
export function demandMayDelete(actor: Actor, { asiakasId, linkedAsiakasId }: Parties): void {
  if (![asiakasId, linkedAsiakasId].includes(actor.asiakasId)) throw new Failure('ASIAKAS_LINK.NOT_FOUND');
}
