import { In, Not, type EntityManager } from 'typeorm';
import { Failure, type LaskuRiviFields } from '@keikka/contracts';
import { hyvittamatta, hyvitysMaara } from '@keikka/domain';
import type { Tx } from '@keikka/server';
import { KeikkaLaskuRivi } from './keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from './keikka-lasku.entity.js';
import { laskut } from './lasku.record.js';

/** What a person may change in a row of a credit: the rest is the original's. */
const own: readonly string[] = ['määrä', 'riviSelite2', 'memo', 'sortNum'];

/**
 * The invoice, locked; of a credit its original before it, because what is left of that is what all its credits together
 * leave. Whoever locks several invoices of an order begins with the oldest, so that two never wait for each other.
 */
export async function lockWithHyvitetty(tx: Tx, keikkaLaskuId: number): Promise<KeikkaLasku> {
  const seen = await tx.manager.findOneBy(KeikkaLasku, { keikkaLaskuId });
  const original = seen?.hyvitettyKeikkaLaskuId ?? null;
  if (original !== null) await laskut.lock(tx, original);
  return laskut.lock(tx, keikkaLaskuId);
}

/** The quantities of all credits of these rows, by row; those of a credit's row `except` are left out. */
export async function hyvitetytOf(
  manager: EntityManager,
  keikkaLaskuRiviIds: readonly number[],
  except = 0,
): Promise<Map<number, string[]>> {
  const where = { hyvitettyKeikkaLaskuRiviId: In(keikkaLaskuRiviIds), keikkaLaskuRiviId: Not(except) };
  const hyvitykset = await manager.findBy(KeikkaLaskuRivi, where);
  const byRow = new Map<number, string[]>(keikkaLaskuRiviIds.map((id) => [id, []]));
  for (const { hyvitettyKeikkaLaskuRiviId: id, määrä } of hyvitykset) byRow.get(id ?? 0)?.push(määrä ?? '0');
  return byRow;
}

/**
 * The quantity that a credit has for a row of its original.
 * @throws Failure HYVITYS.EI_MAARAA, HYVITYS.YLI
 */
export function demandHyvitysMaara(
  { keikkaLaskuRiviId, määrä: laskulla }: Pick<KeikkaLaskuRivi, 'keikkaLaskuRiviId' | 'määrä'>,
  hyvitetyt: readonly string[],
  pyydetty: number | string | null,
): string {
  const jaljella = hyvittamatta(laskulla, hyvitetyt);
  const hyvitys = hyvitysMaara(jaljella, pyydetty);
  if ('määrä' in hyvitys) return hyvitys.määrä;
  if (hyvitys.este === 'puuttuu') throw new Failure('HYVITYS.EI_MAARAA', { keikkaLaskuRiviId });
  throw new Failure('HYVITYS.YLI', { keikkaLaskuRiviId, jaljella });
}

/**
 * A change of a row of a credit, whose original is locked: its quantity within what other credits leave, and its texts.
 * @throws Failure HYVITYS.ALKUPERAISESTA, HYVITYS.EI_MAARAA, HYVITYS.YLI
 */
export async function hyvityksenMuutos<Patch extends Partial<LaskuRiviFields>>(
  { manager }: Tx,
  rivi: KeikkaLaskuRivi,
  patch: Patch,
): Promise<Patch> {
  if (Object.keys(patch).some((name) => !own.includes(name))) throw new Failure('HYVITYS.ALKUPERAISESTA');
  const { määrä, ...others } = patch;
  if (määrä === undefined) return patch;
  const keikkaLaskuRiviId = rivi.hyvitettyKeikkaLaskuRiviId ?? 0;
  const original = await manager.findOneByOrFail(KeikkaLaskuRivi, { keikkaLaskuRiviId });
  const hyvitetyt = await hyvitetytOf(manager, [keikkaLaskuRiviId], rivi.keikkaLaskuRiviId);
  const allowed = demandHyvitysMaara(original, hyvitetyt.get(keikkaLaskuRiviId) ?? [], määrä);
  return { ...others, määrä: allowed } as Patch;
}
