import type { KeikkaData } from '@keikka/contracts';
import type { NameOf } from '@keikka/contracts/fields';
import type { Thing } from '@keikka/sdk/record';

type Suppliers = Pick<
  KeikkaData,
  'betoniAsiakasId' | 'betoniAsiakasNimi' | 'pumppuAsiakasId' | 'pumppuAsiakasNimi'
>;

/** The order's suppliers, which need not be among those of the reader. */
export const storedSuppliers = (keikka: Suppliers): Record<'betoni' | 'pumppu', Thing | undefined> => ({
  betoni: thing(keikka.betoniAsiakasId, keikka.betoniAsiakasNimi),
  pumppu: thing(keikka.pumppuAsiakasId, keikka.pumppuAsiakasNimi),
});

/** Their names, for what is told of their fields. */
export function supplierNames(keikka: Suppliers): NameOf {
  const { betoni, pumppu } = storedSuppliers(keikka);
  return (to, id) =>
    to === 'toimittaja' ? [betoni, pumppu].find((supplier) => supplier?.id === id)?.name : undefined;
}

const thing = (id: number | null, name: string): Thing | undefined =>
  id === null ? undefined : { id, name };
