import type { EventMap } from '@keikka/contracts';
import type { Tx } from '@keikka/server';

const UPSERT_SQL = `
insert into keikka_lasku_copy as known
  (keikka_lasku_id, keikka_id, laskuttaja_asiakas_id, status_name, is_deleted, varmenne)
values ($1, $2, $3, $4, $5, $6)
on conflict (keikka_lasku_id) do update
  set status_name = excluded.status_name, is_deleted = excluded.is_deleted, varmenne = excluded.varmenne
  where known.varmenne < excluded.varmenne
returning keikka_lasku_id`;

/**
 * Stores what an event says of an invoice, unless that or something newer is known: events may come twice or late. Returns
 * whether anything changed. The invoice's token grows with its status, so that a change of its rows alone is none here.
 */
export async function copyLasku(
  { manager }: Tx,
  lasku: EventMap['invoicing.lasku.changed.v1'],
): Promise<boolean> {
  const { keikkaLaskuId, keikkaId, laskuttajaAsiakasId, statusName, isDeleted = false, varmenne } = lasku;
  if (statusName === undefined || varmenne === undefined) return false;
  const values = [keikkaLaskuId, keikkaId, laskuttajaAsiakasId, statusName, isDeleted, varmenne];
  const changed = await manager.query<unknown[]>(UPSERT_SQL, values);
  return changed.length > 0;
}
