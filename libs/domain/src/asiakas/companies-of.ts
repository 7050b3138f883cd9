/** The companies of an order. */
export interface KeikkaParties {
  ownerAsiakasId: number;
  sourceAsiakasId: number;
  asiakasId: number | null;
  pumppuAsiakasId: number | null;
  betoniAsiakasId: number | null;
  lattiaAsiakasId: number | null;
}

/** Companies that see the whole order, each once: owner, source, customer, whoever pays (C-76, R-81), and suppliers. */
export function companiesOf(parties: KeikkaParties): number[] {
  const { ownerAsiakasId, sourceAsiakasId, asiakasId, pumppuAsiakasId, betoniAsiakasId, lattiaAsiakasId } =
    parties;
  const all = [ownerAsiakasId, sourceAsiakasId, asiakasId, pumppuAsiakasId, betoniAsiakasId, lattiaAsiakasId];
  return [...new Set(all.filter((id) => id !== null))];
}
