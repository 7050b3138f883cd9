import {
  LASKUAJON_VIIMEKSI,
  type Actor,
  type LaskuajonLasku,
  type LaskutettavaKeikka,
} from '@keikka/contracts';
import { laskunSummat } from '@keikka/domain';
import type { Tx } from '@keikka/server';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { lockMaking, makeLasku, type Hinnasto } from '../lasku/uusi/uusi-lasku.record.js';
import { maksajaOf } from '../laskuttamatta/laskuttamatta.rules.js';
import { LaskuajoPoikkeus, type Laskuajo } from './laskuajo.entity.js';
import { judge, type Paatos, type Poikkeus } from './laskuajo.rules.js';

type Ajo = Pick<Laskuajo, 'laskuajoId' | 'laskuttajaAsiakasId'>;

/** What one order adds to its run. */
interface Lisays {
  luotu: number;
  ohitettu: number;
  poikkeuksia: number;
  sumEur: string;
  lasku: LaskuajonLasku | null;
}

const nothing: Lisays = { luotu: 0, ohitettu: 0, poikkeuksia: 0, sumEur: '0', lasku: null };

/**
 * Makes the invoice of an order unless it has one of the company, and counts it. False when the run goes on no more: then
 * nothing was made.
 */
export async function billKeikka(
  tx: Tx,
  actor: Actor,
  ajo: Ajo,
  whole: LaskutettavaKeikka,
  hinnasto: Hinnasto,
): Promise<boolean> {
  if (!(await lockRunning(tx, ajo))) return false;
  const { laskuttajaAsiakasId } = ajo;
  const { keikkaId } = whole.keikka;
  await lockMaking(tx, laskuttajaAsiakasId, keikkaId);
  if (await tx.manager.existsBy(KeikkaLasku, { laskuttajaAsiakasId, keikkaId })) {
    await add(tx, ajo, { ...nothing, ohitettu: 1 });
    return true;
  }
  const { lasku, poikkeus } = judge(whole, laskuttajaAsiakasId, hinnasto);
  const made = lasku && (await makeLasku(tx, actor, laskuttajaAsiakasId, lasku.ordered, lasku.uusi));
  if (poikkeus) await storePoikkeus(tx, ajo, whole, poikkeus, made?.keikkaLaskuId ?? null);
  await add(tx, ajo, {
    ...nothing,
    luotu: made ? 1 : 0,
    poikkeuksia: poikkeus ? 1 : 0,
    sumEur: made?.sumEur ?? '0',
    lasku: made ? madeLasku(tx, whole, lasku, made) : null,
  });
  return true;
}

function madeLasku(
  { now }: Tx,
  { keikka: { keikkaId, tyomaaNimi } }: LaskutettavaKeikka,
  { ordered, uusi, laskupohjat }: NonNullable<Paatos['lasku']>,
  { keikkaLaskuId, sumEur }: { keikkaLaskuId: number; sumEur: string },
): LaskuajonLasku {
  const { riviCount } = laskunSummat(uusi.rivit);
  const { maksajaAsiakasNimi: maksaja } = ordered.maksaja;
  const luotu = now.toISOString();
  return { keikkaLaskuId, keikkaId, luotu, maksaja, tyomaaNimi, laskupohjat, riviCount, sumEur };
}

/** Counts an order whose invoice could not be made. False when the run goes on no more. */
export async function notePoikkeus(
  tx: Tx,
  ajo: Ajo,
  whole: LaskutettavaKeikka,
  poikkeus: Poikkeus,
): Promise<boolean> {
  if (!(await lockRunning(tx, ajo))) return false;
  await storePoikkeus(tx, ajo, whole, poikkeus, null);
  await add(tx, ajo, { ...nothing, poikkeuksia: 1 });
  return true;
}

/** Who cancels the run waits for the order, so that its counts and its invoices agree. */
async function lockRunning({ manager }: Tx, { laskuajoId }: Ajo): Promise<boolean> {
  const found = await manager.query<object[]>(
    `select 1 from laskuajo where laskuajo_id = $1 and tila = 'käynnissä' for no key update`,
    [laskuajoId],
  );
  return found.length > 0;
}

async function storePoikkeus(
  { manager }: Tx,
  { laskuajoId, laskuttajaAsiakasId }: Ajo,
  { keikka }: LaskutettavaKeikka,
  poikkeus: Poikkeus,
  keikkaLaskuId: number | null,
): Promise<void> {
  const { keikkaId, pumppuAika, tyomaaNimi } = keikka;
  await manager.insert(LaskuajoPoikkeus, {
    laskuajoId,
    keikkaId,
    pumppuAika: new Date(pumppuAika),
    maksaja: maksajaOf(keikka, laskuttajaAsiakasId).maksajaAsiakasNimi,
    tyomaaNimi,
    ...poikkeus,
    keikkaLaskuId,
  });
}

async function add({ manager, now }: Tx, { laskuajoId }: Ajo, lisays: Lisays): Promise<void> {
  const { luotu, ohitettu, poikkeuksia, sumEur, lasku } = lisays;
  await manager.query(
    `update laskuajo set kasitelty = kasitelty + 1, luotu = luotu + $2, ohitettu = ohitettu + $3,
       poikkeuksia = poikkeuksia + $4, sum_eur = sum_eur + $5, paivitetty = $6,
       viimeksi = jsonb_path_query_array($7::jsonb || viimeksi, '$[0 to ${LASKUAJON_VIIMEKSI - 1}]')
     where laskuajo_id = $1`,
    [laskuajoId, luotu, ohitettu, poikkeuksia, sumEur, now, JSON.stringify(lasku ? [lasku] : [])],
  );
}
