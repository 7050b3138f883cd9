interface Parties {
  sourceAsiakasId: number;
  asiakasId: number | null;
}

/**
 * The company that pays an order's invoice of company `ownAsiakasId`: the customer, if the company is itself the source of the
 * order, otherwise the source. Null while the customer is not known (I-086).
 */
export const payerAsiakasId = (
  { sourceAsiakasId, asiakasId }: Parties,
  ownAsiakasId: number,
): number | null => (sourceAsiakasId === ownAsiakasId ? asiakasId : sourceAsiakasId);

/** A company's name in few letters: 'Rakennus Oy' is 'Rakennus' (I-087). */
export const shortAsiakasNimi = (asiakasNimi: string): string => asiakasNimi.trim().replace(/\s+oyj?$/i, '');
