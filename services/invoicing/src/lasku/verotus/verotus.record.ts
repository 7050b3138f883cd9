import { In, type EntityManager } from 'typeorm';
import type { Tx } from '@keikka/server';
import { rakentamispalvelut } from '../../tuote/tuote.record.js';
import { osapuoliOf } from '../../osapuoli/osapuoli.record.js';
import { KeikkaLaskuRivi } from '../keikka-lasku-rivi.entity.js';
import type { KeikkaLasku } from '../keikka-lasku.entity.js';
import { merkityt, myyRakentamispalvelua } from './verotus.rules.js';

/** What decides who accounts for the VAT of an invoice. */
type Verotettava = Pick<KeikkaLasku, 'laskuttajaAsiakasId' | 'maksajaAsiakasId' | 'pumppuAika'>;

/**
 * The rows with whether their VAT is the buyer's to pay (AVL 8 c §): the product is a construction service, and the payer sells
 * such services since the day of the work or before.
 */
export async function verotetut<R extends Parameters<typeof merkityt>[0][number]>(
  manager: EntityManager,
  { laskuttajaAsiakasId, maksajaAsiakasId, pumppuAika }: Verotettava,
  rivit: readonly R[],
): Promise<(R & { kaannetty: boolean })[]> {
  const maksaja = await osapuoliOf(manager, laskuttajaAsiakasId, maksajaAsiakasId);
  const isReversed = myyRakentamispalvelua(maksaja, pumppuAika);
  return merkityt(rivit, isReversed ? await rakentamispalvelut(manager, laskuttajaAsiakasId) : new Set());
}

/** Stores the taxation of stored rows where it has become another one, and returns the rows with it. */
export async function retax(
  { manager }: Pick<Tx, 'manager'>,
  lasku: Verotettava,
  rivit: readonly KeikkaLaskuRivi[],
): Promise<KeikkaLaskuRivi[]> {
  const taxed = await verotetut(manager, lasku, rivit);
  for (const kaannetty of [true, false]) {
    const changed = taxed.filter(
      (rivi, at) => rivi.kaannetty === kaannetty && rivit[at]?.kaannetty !== kaannetty,
    );
    const ids = changed.map(({ keikkaLaskuRiviId }) => keikkaLaskuRiviId);
    if (ids.length > 0) await manager.update(KeikkaLaskuRivi, { keikkaLaskuRiviId: In(ids) }, { kaannetty });
  }
  return taxed;
}
