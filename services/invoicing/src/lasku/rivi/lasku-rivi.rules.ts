import { Failure, laskuRiviFields, type LaskuRiviFields, type LaskuRiviSave } from '@keikka/contracts';
import { demandWithin } from '@keikka/contracts/fields';
import { demandKaavat } from '../../kaava/kaava.rules.js';

/** The invoice or the template that a row is saved to. */
export type Rivinkohde = { keikkaLaskuId: number } | { keikkaLaskuPohjaId: number };

/**
 * Where a row belongs [I-057] [I-058]. Checked in this order (C-49): its kind, the biller, the payer, the id.
 * @throws Failure LASKURIVI.UNKNOWN_KIND, LASKURIVI.NO_LASKUTTAJA, LASKURIVI.NO_MAKSAJA, LASKURIVI.NO_LASKU
 */
export function kohdeOf(save: LaskuRiviSave): Rivinkohde {
  const { keikkaLaskuId, keikkaLaskuPohjaId } = save;
  const isInvoices = keikkaLaskuId !== undefined && keikkaLaskuId !== null;
  const isTemplates = keikkaLaskuPohjaId !== undefined && keikkaLaskuPohjaId !== null;
  if (isInvoices === isTemplates) throw new Failure('LASKURIVI.UNKNOWN_KIND');
  if (!save.laskuttajaAsiakasId) throw new Failure('LASKURIVI.NO_LASKUTTAJA');
  if (!save.maksajaAsiakasId) throw new Failure('LASKURIVI.NO_MAKSAJA');
  if (isInvoices && keikkaLaskuId > 0) return { keikkaLaskuId };
  if (isTemplates && keikkaLaskuPohjaId > 0) return { keikkaLaskuPohjaId };
  throw new Failure('LASKURIVI.NO_LASKU');
}

/** @throws Failure when a row in this state cannot be stored. */
export function demandValid(rivi: LaskuRiviFields): void {
  demandWithin(laskuRiviFields, rivi);
  demandKaavat(laskuRiviFields, rivi, 'LASKURIVI.KAAVA_INVALID');
}
