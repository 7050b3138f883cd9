import { Failure, type Actor, type LaskutettavaKeikka, type PaivitettyRivi } from '@keikka/contracts';
import { m3Text, summa } from '@keikka/domain';
import type { Tx } from '@keikka/server';
import { makeHyvitys } from '../hyvitys/uusi-hyvitys.record.js';
import { hyvityksenMuutos } from '../lasku/hyvitys.record.js';
import type { KeikkaLaskuRivi } from '../lasku/keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { laskuRivit } from '../lasku/rivi/lasku-rivi.record.js';
import { laskut, rivitOf, settleSums } from '../lasku/lasku.record.js';
import { lockMaking, makeLasku, type Ordered } from '../lasku/uusi/uusi-lasku.record.js';
import { eriM3, type M3Puute } from './eri-m3.rules.js';
import { lisanKaavatOf } from './lisan-kaavat.sql.js';
import type { M3Ero } from './m3-rivi.rules.js';

type Puute = M3Puute<KeikkaLaskuRivi>;

/**
 * What the company's invoices of an order lack of the delivered amount, and the invoice that is concerned. All of them are
 * locked, because the lack is what is left by them together.
 * @throws Failure LASKUTTAMATTA.MENDED
 */
export async function lockedEro(
  tx: Tx,
  laskuttajaAsiakasId: number,
  whole: LaskutettavaKeikka,
): Promise<{ lasku: KeikkaLasku; puute: Puute }> {
  const { keikkaId } = whole.keikka;
  await lockMaking(tx, laskuttajaAsiakasId, keikkaId);
  const where = { laskuttajaAsiakasId, keikkaId };
  const found = await tx.manager.find(KeikkaLasku, { where, order: { keikkaLaskuId: 'ASC' } });
  const locked: { lasku: KeikkaLasku; rivit: KeikkaLaskuRivi[] }[] = [];
  for (const { keikkaLaskuId } of found) {
    const lasku = await laskut.lock(tx, keikkaLaskuId);
    locked.push({ lasku, rivit: await rivitOf(tx.manager, keikkaLaskuId) });
  }
  const lisanKaavat = await lisanKaavatOf(
    tx.manager,
    locked.map(({ lasku: { keikkaLaskuId } }) => keikkaLaskuId),
  );
  const { puute } = eriM3(
    locked.map(({ lasku, rivit }) => ({ ...lasku, rivit, lisanKaavat })),
    whole,
  );
  const lasku = locked.find((one) => one.lasku.keikkaLaskuId === puute?.keikkaLaskuId)?.lasku;
  if (!puute || puute.erot.length === 0 || !lasku) throw new Failure('LASKUTTAMATTA.MENDED');
  return { lasku, puute };
}

/** Puts the quantities onto the rows of an open, locked invoice, and says what they were before. */
export async function putMaarat(
  tx: Tx,
  lasku: KeikkaLasku,
  erot: readonly M3Ero<KeikkaLaskuRivi>[],
): Promise<PaivitettyRivi[]> {
  const isHyvitys = lasku.hyvitettyKeikkaLaskuId !== null;
  const rivit: PaivitettyRivi[] = [];
  for (const { rivi, määrä } of erot) {
    const { keikkaLaskuRiviId } = rivi;
    const { määrä: ennen } = await laskuRivit.stateOf(tx, rivi);
    const patch = isHyvitys ? await hyvityksenMuutos(tx, rivi, { määrä }) : { määrä };
    const { määrä: jalkeen, varmenne } = await laskuRivit.change(tx, rivi, patch);
    rivit.push({ keikkaLaskuRiviId, ennen, jalkeen, varmenne });
  }
  await settleSums(tx, lasku);
  return rivit;
}

const hyvityksenaOf = ({ erot }: Puute) => ({
  rivit: erot.map(({ rivi: { keikkaLaskuRiviId }, ero }) => ({ keikkaLaskuRiviId, määrä: String(ero) })),
  syy: `Toimitettua betonia laskutettiin ${m3Text(Math.abs(eroOf(erot)))} liikaa`,
});

const eroOf = (erot: Puute['erot']): number => Number(summa(erot.slice(0, 1).map(({ ero }) => ero)));

/**
 * Makes an invoice of what a billed one lacks: its rows with the missing quantities, for who paid it and by its headers; of what
 * it has too much, a credit. The billed one stays as it is [I-053].
 */
export async function makeLisalasku(
  tx: Tx,
  actor: Actor,
  ordered: Ordered,
  billed: KeikkaLasku,
  puute: Puute,
): Promise<{ keikkaLaskuId: number }> {
  const { erot, rahaa } = puute;
  if (erot.every(({ ero }) => ero < 0)) return makeHyvitys(tx, actor, billed, hyvityksenaOf(puute));
  const { laskuttajaAsiakasId, maksajaAsiakasId, maksajaAsiakasNimi } = billed;
  const { maksuEhtoPv, viitteemme, viitteenne, txtBeforeLines, txtAfterLines, sellerName } = billed;
  const headers = { maksuEhtoPv, viitteemme, viitteenne, txtBeforeLines, txtAfterLines, sellerName };
  const maksaja = { maksajaAsiakasId, maksajaAsiakasNimi };
  const kind = Number(rahaa) < 0 ? 'Hyvityslasku' : 'Lisälasku';
  const huomio = {
    title: `${kind} laskulle ${billed.laskuNo || billed.keikkaLaskuId}`,
    description: m3Text(eroOf(erot)),
  };
  const made = await makeLasku(
    tx,
    actor,
    laskuttajaAsiakasId,
    { ...ordered, maksaja },
    {
      headers,
      rivit: [],
      huomiot: [huomio],
    },
  );
  const { keikkaLaskuId } = made;
  for (const { rivi, ero } of erot) {
    const { keikkaId, keikkaLaskuPohjaRiviId, keikkaBetoniId, keikkaBetoniAttrId } = rivi;
    const lahde = { keikkaLaskuPohjaRiviId, keikkaBetoniId, keikkaBetoniAttrId };
    const state = await laskuRivit.stateOf(tx, rivi);
    // Its quantity is what is missing, and not what the formula says; its condition has held already.
    const own = { määrä: String(ero), määräKaava: '', ehtoKaava: '' };
    await laskuRivit.make(
      tx,
      { keikkaLaskuId, keikkaId, laskuttajaAsiakasId, maksajaAsiakasId, ...lahde },
      { ...state, ...own },
    );
  }
  await settleSums(tx, await laskut.lock(tx, keikkaLaskuId));
  return { keikkaLaskuId };
}
