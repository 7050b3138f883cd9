import { In } from 'typeorm';
import { dayRange, keikkaTila } from '@keikka/domain';
import { VehicleProjectionRow, type Tx } from '@keikka/server';
import { LONGEST_KEIKKA_SQL } from './keikka-work.sql.js';
import { COMPANIES_OF_ORDER_SQL } from '../access/keikka-access.policy.js';
import type { VehicleBoards } from './keikka.rules.js';

/** Companies of the orders on vehicles ($1) between two instants. No order lasts longer than a week. */
const PARTIES_SQL = `
select k.vehicle_id as "vehicleId", array_agg(distinct party.asiakas_id) as parties
from keikka k cross join lateral (${COMPANIES_OF_ORDER_SQL}) party
where k.vehicle_id = any($1) and k.pumppu_aika > $2::timestamptz - ${LONGEST_KEIKKA_SQL} and k.pumppu_aika < $3
  and k.keikka_tila_id <> ${keikkaTila.poistettu} and party.asiakas_id is not null
group by 1`;

/** The companies whose boards show these vehicles on these days, by vehicle. Unknown vehicles are absent. */
export async function vehicleBoardsOf(
  tx: Tx,
  vehicleIds: readonly number[],
  days: readonly string[],
): Promise<ReadonlyMap<number, VehicleBoards>> {
  const vehicles = await tx.manager.findBy(VehicleProjectionRow, { vehicleId: In([...vehicleIds]) });
  const parties = new Map(
    (await partiesOn(tx, vehicleIds, [...days].sort())).map((row) => [row.vehicleId, row.parties]),
  );
  return new Map(
    vehicles.map(({ vehicleId, asiakasId, plannedBy, orderedBy }) => [
      vehicleId,
      { asiakasId, plannedBy, orderedBy, parties: parties.get(vehicleId) ?? [] },
    ]),
  );
}

async function partiesOn(
  tx: Tx,
  vehicleIds: readonly number[],
  days: readonly string[],
): Promise<{ vehicleId: number; parties: number[] }[]> {
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return [];
  return tx.manager.query(PARTIES_SQL, [vehicleIds, dayRange(first).start, dayRange(last).end]);
}
