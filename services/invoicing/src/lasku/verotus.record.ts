import { In, type EntityManager } from 'typeorm';
import { kaannetytTuotteet } from '../tuote/tuote.record.js';
import { helsinkiDay } from '@keikka/domain';
import type { Tx } from '@keikka/server';
import { osapuoliOf } from '../osapuoli/osapuoli.record.js';
import { KeikkaLaskuRivi } from './keikka-lasku-rivi.entity.js';
import type { KeikkaLasku } from './keikka-lasku.entity.js';

/** What decides who accounts for the VAT of an invoice. */
type Verotettava = Pick<KeikkaLasku, 'laskuttajaAsiakasId' | 'maksajaAsiakasId' | 'pumppuAika'>;

interface Rivi {
  tuoteId: number | null;
  hyvitettyKeikkaLaskuRiviId?: number | null;
  kaannetty?: boolean;
}

/**
 * The rows with whether their VAT is the buyer's to pay (AVL 8 c §): the product is a construction service, and the payer sells
 * such services since the day of the work or before. A row of a credit is taxed as the row that it credits was, whatever the
 * payer has become since.
 */
export async function verotetut<R extends Rivi>(
  manager: EntityManager,
  lasku: Verotettava,
  rivit: readonly R[],
): Promise<(R & { kaannetty: boolean })[]> {
  const kaannetyt = (await sellsConstruction(manager, lasku))
    ? await kaannetytTuotteet(manager, lasku.laskuttajaAsiakasId)
    : new Set<number>();
  const isKaannetty = ({ tuoteId, hyvitettyKeikkaLaskuRiviId: hyvitetty = null, kaannetty = false }: R) =>
    hyvitetty === null ? tuoteId !== null && kaannetyt.has(tuoteId) : kaannetty;
  return rivit.map((rivi) => ({ ...rivi, kaannetty: isKaannetty(rivi) }));
}

/** Whether the payer's status holds on the day of the work. Work without a day is not done yet. */
async function sellsConstruction(
  manager: EntityManager,
  { laskuttajaAsiakasId, maksajaAsiakasId, pumppuAika }: Verotettava,
): Promise<boolean> {
  const maksaja = await osapuoliOf(manager, laskuttajaAsiakasId, maksajaAsiakasId);
  if (!maksaja?.myyRakentamispalvelua || !maksaja.rakentamispalveluAlkaen || !pumppuAika) return false;
  return maksaja.rakentamispalveluAlkaen <= helsinkiDay(pumppuAika);
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
