import type { LuonnosKohde } from '@keikka/contracts';

interface Wanted {
  asiakasId?: number | null;
  tyomaaId?: number | null;
}

/**
 * For whom a draft is made: whom the caller names, else the caller's own company, else the only one there is. A customer's
 * level is for each of its sites too.
 * @param kohteet whom the caller may make drafts for
 */
export function chosenKohde(
  kohteet: readonly LuonnosKohde[],
  { asiakasId, tyomaaId }: Wanted,
  ownAsiakasId: number,
): LuonnosKohde | undefined {
  const customers = kohteet.filter((kohde) => !asiakasId || kohde.asiakasId === asiakasId);
  if (tyomaaId) return customers.find((kohde) => kohde.tyomaaId === tyomaaId) ?? customers.find(isOfAllSites);
  const own = customers.find((kohde) => kohde.asiakasId === ownAsiakasId && isOfAllSites(kohde));
  if (own) return own;
  return customers.length === 1 ? customers[0] : customers.find((kohde) => asiakasId && isOfAllSites(kohde));
}

const isOfAllSites = ({ tyomaaId }: LuonnosKohde): boolean => tyomaaId === null;
