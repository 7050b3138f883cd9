import { Failure, type Actor, type ErrorCode } from '@keikka/contracts';
import { laskuTila } from '@keikka/domain';
import { mayActFor } from '../laskuttaja/laskuttaja.policy.js';

interface Parties {
  ownerAsiakasId: number;
  pumppuAsiakasId: number | null;
  betoniAsiakasId: number | null;
}

/**
 * An invoice that the actor may not see is answered like one that does not exist.
 * @throws Failure LASKU.NOT_FOUND, or as the caller says that it is missing
 */
export function demandVisible(
  actor: Actor,
  { laskuttajaAsiakasId }: { laskuttajaAsiakasId: number },
  missing: ErrorCode = 'LASKU.NOT_FOUND',
): void {
  if (!mayActFor(actor, laskuttajaAsiakasId)) throw new Failure(missing);
}

/** States of its sending in which an invoice stays as it is: it is on its way, or a person must settle where it is. */
const underWay: readonly string[] = ['odottaa', 'lähetyksessä', 'varmistetaan', 'ristiriita'];

/**
 * A billed invoice is frozen for good [I-053], and one that is being sent until it is known where it is.
 * @throws Failure LASKU.LASKUTETTU, LASKU.LAHETYKSESSA
 */
export function demandOpen(lasku: { keikkaLaskuStatusTypeId: number; lahetysTila: string }): void {
  if (lasku.keikkaLaskuStatusTypeId === laskuTila.laskutettu) throw new Failure('LASKU.LASKUTETTU');
  demandNotUnderWay(lasku);
}

/** @throws Failure LASKU.LAHETYKSESSA */
export function demandNotUnderWay({ lahetysTila }: { lahetysTila: string }): void {
  if (underWay.includes(lahetysTila)) throw new Failure('LASKU.LAHETYKSESSA');
}

/**
 * A credit follows its original: its rows come from there, and who pays.
 * @throws Failure HYVITYS.ALKUPERAISESTA
 */
export function demandNoHyvitys({ hyvitettyKeikkaLaskuId }: { hyvitettyKeikkaLaskuId: number | null }): void {
  if (hyvitettyKeikkaLaskuId !== null) throw new Failure('HYVITYS.ALKUPERAISESTA');
}

/**
 * An order is billed by who plans it, who pumps it and who makes its concrete.
 * @throws Failure LASKU.NOT_BILLER
 */
export function demandBiller(laskuttajaAsiakasId: number, keikka: Parties): void {
  const { ownerAsiakasId, pumppuAsiakasId, betoniAsiakasId } = keikka;
  if (![ownerAsiakasId, pumppuAsiakasId, betoniAsiakasId].includes(laskuttajaAsiakasId))
    throw new Failure('LASKU.NOT_BILLER');
}
