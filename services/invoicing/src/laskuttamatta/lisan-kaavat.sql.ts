import type { EntityManager } from 'typeorm';

const SQL = `
select keikka_lasku_rivi_id as "keikkaLaskuRiviId", selvitys #>> '{maara,kaava}' as kaava
from keikka_lasku_rivi
where keikka_lasku_id = any($1) and keikka_betoni_attr_id is not null and selvitys #>> '{maara,kaava}' <> ''`;

/** The formulas that the quantities of extras came from, by the ids of their rows on these invoices. */
export async function lisanKaavatOf(
  manager: EntityManager,
  keikkaLaskuIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await manager.query<{ keikkaLaskuRiviId: number; kaava: string }[]>(SQL, [keikkaLaskuIds]);
  return new Map(rows.map(({ keikkaLaskuRiviId, kaava }) => [keikkaLaskuRiviId, kaava]));
}
