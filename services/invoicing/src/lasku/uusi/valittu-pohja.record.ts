import type { EntityManager } from 'typeorm';
import { Failure } from '@keikka/contracts';
import type { AlvKausi } from '@keikka/domain';
import { laskuPohjista, type Laskutettava, type UusiLasku } from '@keikka/domain/laskupohja';
import { Laskupohja } from '../../laskupohja/laskupohja.entity.js';
import type { KeikkaLasku } from '../keikka-lasku.entity.js';
import { hinnastoOf, uusiLaskuOf } from './uusi-lasku.record.js';
import { ehdoitta } from './valittu-pohja.rules.js';

/** A template of a company that bills. */
interface Valittu {
  laskuttajaAsiakasId: number;
  laskupohjaId: number;
}

/**
 * What one template of a company makes of an order, whether it fits or not. What it is noted with says that it was chosen, and
 * in Finnish which of its conditions do not hold.
 * @throws Failure LASKUPOHJA.NOT_FOUND
 */
export async function uusiPohjalla(
  manager: EntityManager,
  valittu: Valittu,
  laskutettava: Laskutettava,
  alvKaudet: readonly AlvKausi[],
): Promise<{ uusi: UusiLasku; valinta: UusiLasku['huomiot'][number] }> {
  const { pohjat, tuotteet } = await hinnastoOf(manager, valittu);
  const [chosen] = pohjat;
  if (!chosen) throw new Failure('LASKUPOHJA.NOT_FOUND');
  const { pohja, ohitettu } = ehdoitta(chosen, laskutettava);
  const uusi = laskuPohjista([pohja], laskutettava, tuotteet, alvKaudet);
  const valinta = { title: `Laskupohja valittu käsin: ${pohja.laskupohjaNimi}`, description: ohitettu };
  return { uusi, valinta };
}

/**
 * What an invoice is filled with anew: of the template that a person chose for it, or of those that fit. One whose chosen
 * template was deleted is not filled: others would put prices onto it that nobody chose, or none, in place of its rows.
 * @throws Failure LASKU.NO_POHJA
 */
export async function uudelleen(
  manager: EntityManager,
  {
    laskuttajaAsiakasId,
    valittuLaskupohjaId,
  }: Pick<KeikkaLasku, 'laskuttajaAsiakasId' | 'valittuLaskupohjaId'>,
  laskutettava: Laskutettava,
  alvKaudet: readonly AlvKausi[],
): Promise<UusiLasku> {
  if (valittuLaskupohjaId === null) return uusiLaskuOf(manager, laskuttajaAsiakasId, laskutettava, alvKaudet);
  const valittu = { laskuttajaAsiakasId, laskupohjaId: valittuLaskupohjaId };
  if (!(await manager.existsBy(Laskupohja, valittu))) throw new Failure('LASKU.NO_POHJA');
  const { uusi, valinta } = await uusiPohjalla(manager, valittu, laskutettava, alvKaudet);
  return { ...uusi, huomiot: [valinta, ...uusi.huomiot] };
}
