import { addDays, dayRange, laskuTila, type Yyyymmdd } from '@keikka/domain';
import { In, type EntityManager } from 'typeorm';
import { KeikkaLaskuRivi } from '../lasku/keikka-lasku-rivi.entity.js';
import type { ViimeLasku, ViimeLaskut } from './arvio.rules.js';
import { grouped } from './grouped.js';

/** Prices of before that say little of today's. */
const DAYS = 180;
/** The latest invoices that tell a price: to one payer, and to anybody. */
const MOST_MAKSAJALLE = 10;
const MOST_KAIKILLE = 50;

/**
 * Billed invoices of company $1 for deliveries since $2, the latest first. A credit, and what was credited, tell no price.
 */
const billedSql = (where: string, most: number): string => `
select l.keikka_lasku_id, l.maksaja_asiakas_id, l.sum_eur, l.pumppu_aika
from keikka_lasku l
where l.laskuttaja_asiakas_id = $1 and ${where} l.pumppu_aika >= $2
  and l.keikka_lasku_status_type_id = ${laskuTila.laskutettu} and l.hyvitetty_keikka_lasku_id is null
  and not exists (select from keikka_lasku h where h.hyvitetty_keikka_lasku_id = l.keikka_lasku_id)
order by l.pumppu_aika desc, l.keikka_lasku_id desc limit ${most}`;

const COLUMNS = `b.keikka_lasku_id as "keikkaLaskuId", b.maksaja_asiakas_id as "maksajaAsiakasId", b.sum_eur as "sumEur"`;

/** Those to each of the payers $3. */
const MAKSAJILLE_SQL = `select ${COLUMNS} from unnest($3::int[]) as maksaja (id)
cross join lateral (${billedSql('l.maksaja_asiakas_id = maksaja.id and', MOST_MAKSAJALLE)}) b`;

const KAIKILLE_SQL = `select ${COLUMNS} from (${billedSql('', MOST_KAIKILLE)}) b`;

type Row = Omit<ViimeLasku, 'rivit'> & { keikkaLaskuId: number };

/** What a company billed in the half year before a day, to the payers and to anybody: three reads, however many they are. */
export async function viimeLaskut(
  manager: EntityManager,
  laskuttajaAsiakasId: number,
  maksajaAsiakasIds: readonly number[],
  last: Yyyymmdd,
): Promise<ViimeLaskut> {
  const { start } = dayRange(addDays(last, -DAYS));
  const [maksajille, kaikille] = await Promise.all([
    manager.query<Row[]>(MAKSAJILLE_SQL, [laskuttajaAsiakasId, start, maksajaAsiakasIds]),
    manager.query<Row[]>(KAIKILLE_SQL, [laskuttajaAsiakasId, start]),
  ]);
  const rivit = await manager.find(KeikkaLaskuRivi, {
    select: RIVIN_SARAKKEET,
    where: { keikkaLaskuId: In([...maksajille, ...kaikille].map(({ keikkaLaskuId }) => keikkaLaskuId)) },
  });
  const byLasku = grouped(rivit, ({ keikkaLaskuId }) => keikkaLaskuId);
  const whole = (rows: readonly Row[]): ViimeLasku[] =>
    rows.map(({ keikkaLaskuId, ...lasku }) => ({ ...lasku, rivit: byLasku.get(keikkaLaskuId) ?? [] }));
  return { maksajille: whole(maksajille), kaikille: whole(kaikille) };
}

/** What says how much a row bills, and in which unit. */
const RIVIN_SARAKKEET = {
  keikkaLaskuRiviId: true,
  keikkaLaskuId: true,
  keikkaLaskuPohjaRiviId: true,
  keikkaBetoniId: true,
  keikkaBetoniAttrId: true,
  aktiivinen: true,
  ehtoTäyttyy: true,
  määrä: true,
  määräKaava: true,
  yksikkö: true,
  hinta: true,
  aleProsentti: true,
  alv: true,
} as const;
