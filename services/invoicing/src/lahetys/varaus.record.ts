import {
  Failure,
  type Actor,
  type AsiakasData,
  type LahetettavaLasku,
  type LahetysKohde,
  type LahetysTila,
} from '@keikka/contracts';
import { laskuTila, laskunNumero, onLaskulla } from '@keikka/domain';
import type { Tx } from '@keikka/server';
import type { KeikkaLaskuRivi } from '../lasku/keikka-lasku-rivi.entity.js';
import type { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { laskut, rivitOf } from '../lasku/lasku.record.js';
import { verotetut } from '../lasku/verotus/verotus.record.js';
import { osapuoliOf } from '../osapuoli/osapuoli.record.js';
import { hyvitettavaOf, tuoteAvaimetOf, vapaaNumero } from './aineisto.record.js';
import {
  aineistoOf,
  fennoaTapaOf,
  maksajaOf,
  type Aineisto,
  type AineistoTuloste,
} from './aineisto/aineisto.rules.js';
import type { Vaihe } from './kohdejarjestelma.js';
import { LahetysRow } from './lahetys.entity.js';
import type { Locked } from './lahetys.record.js';

/** An invoice that is to go out, with what others know of it. */
export interface Alku {
  input: Omit<LahetettavaLasku, 'kohde'> & { kohde: LahetysKohde };
  maksaja: AsiakasData;
  tuloste: AineistoTuloste;
  /** Its first step; a paper has none. */
  vaihe: (aineisto: Aineisto) => Vaihe;
}

/** The sending of a locked invoice before its first step; or one that had begun already. */
export type Varattu = Locked & { onAlkanut: boolean };

/**
 * Takes a number of the company's own series for an invoice and keeps what will be sent: the invoice as it is now. Whoever
 * asks again gets the sending that there is, unless it has failed.
 * @throws Failure ALREADY_SENT, LAHETYS.EI_LASKUTETA, LAHETYS.MISMATCH, LAHETYS.VEROTUS_MUUTTUNUT, LAHETYS.NO_ALV_TUNNUS,
 * LAHETYS.NO_RIVIT
 */
export async function varaa(tx: Tx, actor: Actor, alku: Alku): Promise<Varattu> {
  const { keikkaLaskuId, kohde } = alku.input;
  const lasku = await laskut.lock(tx, keikkaLaskuId);
  const before = await tx.manager.findOneBy(LahetysRow, { keikkaLaskuId });
  if (lasku.isLaskutettu || lasku.keikkaLaskuStatusTypeId === laskuTila.laskutettu)
    throw new Failure('ALREADY_SENT');
  if (before && before.tila !== 'epäonnistui') return { lasku, lahetys: before, onAlkanut: true };
  if (![laskuTila.odottaa, laskuTila.valmis].some((tila) => tila === lasku.keikkaLaskuStatusTypeId))
    throw new Failure('LAHETYS.EI_LASKUTETA');
  const laskuNo = before?.laskuNo ?? (await vapaaNumero(tx, lasku, laskunNumero));
  const aineisto = await freeze(tx, lasku, laskuNo, alku);
  const lahetys = await tx.manager.save(LahetysRow, {
    ...(before && { lahetysId: before.lahetysId }),
    keikkaLaskuId,
    laskuttajaAsiakasId: lasku.laskuttajaAsiakasId,
    kohde,
    laskuNo,
    vaihe: alku.vaihe(aineisto),
    aineisto,
    ...alussa,
    pyydetty: tx.now,
    pyytaja: actor,
    seuraava: tx.now,
    paattynyt: null,
  });
  return { lasku, lahetys, onAlkanut: false };
}

const alussa = {
  erot: [],
  ulkoinenId: '',
  yritys: 0,
  takaiskuja: 0,
  hakuja: 0,
  virheKoodi: '',
  virhe: '',
  tila: 'odottaa' satisfies LahetysTila as LahetysTila,
};

/** @throws Failure LAHETYS.MISMATCH when the ids of a call are not those of its invoice */
export function demandSame(lasku: KeikkaLasku, input: Omit<LahetettavaLasku, 'kohde'>): void {
  const isSame =
    lasku.keikkaId === input.keikkaId &&
    [0, lasku.laskuttajaAsiakasId].includes(input.laskuttajaAsiakasId) &&
    [0, lasku.maksajaAsiakasId].includes(input.maksajaAsiakasId);
  if (!isSame) throw new Failure('LAHETYS.MISMATCH');
}

/** @throws Failure LAHETYS.VEROTUS_MUUTTUNUT, LAHETYS.NO_ALV_TUNNUS */
async function demandTaxed(
  { manager }: Tx,
  lasku: KeikkaLasku,
  rivit: readonly KeikkaLaskuRivi[],
  alvTunnus: string,
): Promise<void> {
  const now = await verotetut(manager, lasku, rivit);
  if (now.some(({ kaannetty }, at) => kaannetty !== rivit[at]?.kaannetty))
    throw new Failure('LAHETYS.VEROTUS_MUUTTUNUT');
  const isReversed = rivit.some((rivi) => rivi.kaannetty && onLaskulla(rivi));
  if (isReversed && !alvTunnus) throw new Failure('LAHETYS.NO_ALV_TUNNUS');
}

/**
 * The invoice as it is now, with its payer.
 * @throws Failure LAHETYS.VEROTUS_MUUTTUNUT, LAHETYS.NO_ALV_TUNNUS, LAHETYS.NO_RIVIT
 */
async function freeze(
  tx: Tx,
  lasku: KeikkaLasku,
  laskuNo: string,
  { input, maksaja, tuloste }: Alku,
): Promise<Aineisto> {
  const { laskuttajaAsiakasId, maksajaAsiakasId, keikkaLaskuId } = lasku;
  // A colleague has changed the payer since it was asked who that is.
  if (maksaja.asiakasId !== maksajaAsiakasId) throw new Failure('LAHETYS.MISMATCH');
  const rivit = await rivitOf(tx.manager, keikkaLaskuId);
  const osapuoli = await osapuoliOf(tx.manager, laskuttajaAsiakasId, maksajaAsiakasId);
  await demandTaxed(tx, lasku, rivit, osapuoli?.alvTunnus ?? '');
  const aineisto = aineistoOf({
    lasku,
    rivit,
    maksaja: maksajaOf(maksaja, osapuoli),
    laskuNo,
    tuoteAvaimet: await tuoteAvaimetOf(tx, lasku, input.kohde),
    fennoa: input.kohde === 'Fennoa' ? fennoaTapaOf(input) : undefined,
    now: tx.now,
    hyvitettava: await hyvitettavaOf(tx, lasku),
    tuloste,
  });
  if (aineisto.rivit.length === 0) throw new Failure('LAHETYS.NO_RIVIT');
  return aineisto;
}
