import type { EntityManager } from 'typeorm';
import { Failure } from '@keikka/contracts';
import type { AlvKausi } from '@keikka/domain';
import { laskuPohjista, type Laskutettava, type UusiLasku } from '@keikka/domain/laskupohja';
import { hinnastoOf } from '../lasku/uusi-lasku.record.js';
import { ehdoitta } from './laskuttamatta.rules.js';

/**
 * What one template of a company makes of an order, whether it fits or not, and in Finnish which of its conditions do not hold.
 * @throws Failure LASKUPOHJA.NOT_FOUND
 */
export async function uusiPohjalla(
  manager: EntityManager,
  whose: { laskuttajaAsiakasId: number; laskupohjaId: number },
  laskutettava: Laskutettava,
  alvKaudet: readonly AlvKausi[],
): Promise<{ uusi: UusiLasku; laskupohjaNimi: string; ohitettu: string }> {
  const { pohjat, tuotteet } = await hinnastoOf(manager, whose);
  const [chosen] = pohjat;
  if (!chosen) throw new Failure('LASKUPOHJA.NOT_FOUND');
  const { pohja, ohitettu } = ehdoitta(chosen, laskutettava);
  const uusi = laskuPohjista([pohja], laskutettava, tuotteet, alvKaudet);
  return { uusi, laskupohjaNimi: pohja.laskupohjaNimi, ohitettu };
}
