import { Failure, type LaskuRajaus } from '@keikka/contracts';
import { dayRange, searchWords } from '@keikka/domain';
import { containing } from '@keikka/server';
import type { LaskuListedRow } from './lasku.mapper.js';

/** Whose invoices: of one who sends them, and of one payer where it is told. */
export interface Osapuolet {
  laskuttajaAsiakasId: number;
  maksajaAsiakasId?: number | undefined;
}

/** A condition of a statement, and the values of its parameters. */
interface Condition {
  sql: (one: string, other: string) => string;
  values: readonly unknown[];
}

export interface Query {
  sql: string;
  parameters: unknown[];
}

const DEFAULT_RAJA = 500;

export const rajaOf = ({ raja = DEFAULT_RAJA }: LaskuRajaus): number => raja;

const columns: Record<keyof LaskuListedRow, string> = {
  keikkaLaskuId: 'keikka_lasku_id',
  keikkaId: 'keikka_id',
  hyvitettyKeikkaLaskuId: 'hyvitetty_keikka_lasku_id',
  laskuttajaAsiakasId: 'laskuttaja_asiakas_id',
  maksajaAsiakasId: 'maksaja_asiakas_id',
  maksajaAsiakasNimi: 'maksaja_asiakas_nimi',
  keikkaLaskuStatusTypeId: 'keikka_lasku_status_type_id',
  maksuEhtoPv: 'maksu_ehto_pv',
  pumppuAika: 'pumppu_aika',
  tyomaaNimi: 'tyomaa_nimi',
  laskuDestination: 'lasku_destination',
  laskuNo: 'lasku_no',
  isLaskutettu: 'is_laskutettu',
  eraPaiva: 'era_paiva',
  lahetysTila: 'lahetys_tila',
  sumEur: 'sum_eur',
  alvSumma: 'alv_summa',
  riviCount: 'rivi_count',
  varmenne: 'varmenne',
};
const COLUMNS_SQL = Object.entries(columns)
  .map(([name, column]) => `${column} as "${name}"`)
  .join(', ');

/** A page of invoices, and one more where there are more. */
export function pageQuery(osapuolet: Osapuolet, rajaus: LaskuRajaus): Query {
  const { add, parameters } = statement();
  const where = add([...filters(osapuolet, rajaus), ...after(rajaus)]);
  return { sql: `${pageSql(where, rajaus)} order by "pumppuAika" desc, "keikkaLaskuId" desc`, parameters };
}

/** The same, each row with the count and the sums of all that the filters find; one row of those alone where no invoice is left. */
export function hakuQuery(osapuolet: Osapuolet, rajaus: LaskuRajaus): Query {
  const { add, parameters } = statement();
  const all = add(filters(osapuolet, rajaus));
  const page = [all, ...after(rajaus).map((one) => add([one]))].join(' and ');
  const sql = `select t.*, l.* from (
      select count(*)::int as lukumaara, coalesce(sum(sum_eur), 0) as netto, coalesce(sum(alv_summa), 0) as alv
      from keikka_lasku where ${all}
    ) t left join (${pageSql(page, rajaus)}) l on true
    order by l."pumppuAika" desc, l."keikkaLaskuId" desc`;
  return { sql, parameters };
}

const pageSql = (where: string, rajaus: LaskuRajaus): string =>
  `select * from (select ${COLUMNS_SQL} from keikka_lasku where ${where}
    order by pumppu_aika desc, keikka_lasku_id desc limit ${rajaOf(rajaus) + 1}) p`;

/** Numbers the parameters of the conditions that are added. */
function statement() {
  const parameters: unknown[] = [];
  const add = (conditions: readonly Condition[]): string =>
    conditions
      .map(({ sql, values }) => {
        const [first = '', second = ''] = values.map((value) => `$${parameters.push(value)}`);
        return sql(first, second);
      })
      .join(' and ');
  return { add, parameters };
}

function filters({ laskuttajaAsiakasId, maksajaAsiakasId }: Osapuolet, rajaus: LaskuRajaus): Condition[] {
  const { first, last, tilat = [], kohde, text = '' } = rajaus;
  const payers = new Set([maksajaAsiakasId, rajaus.maksajaAsiakasId].filter(Boolean));
  return [
    one('laskuttaja_asiakas_id =', laskuttajaAsiakasId),
    ...[...payers].map((payer) => one('maksaja_asiakas_id =', payer)),
    ...(first ? [one('pumppu_aika >=', dayRange(first).start)] : []),
    ...(last ? [one('pumppu_aika <=', dayRange(last).end)] : []),
    ...(tilat.length > 0
      ? [{ sql: (ids: string) => `keikka_lasku_status_type_id = any(${ids}::int[])`, values: [tilat] }]
      : []),
    ...(kohde ? [one('lasku_destination =', kohde)] : []),
    ...[...new Set(searchWords(text))].map((word) => one('search_text like', containing(word))),
  ];
}

const one = (sql: string, value: unknown): Condition => ({
  sql: (parameter) => `${sql} ${parameter}`,
  values: [value],
});

const CURSOR = /^(.*)_(\d{1,9})$/;

/** Orders without a time come first, and those with one follow them. */
function after({ jalkeen }: LaskuRajaus): Condition[] {
  if (jalkeen === undefined) return [];
  const [, time = '', id] = CURSOR.exec(jalkeen) ?? [];
  const at = new Date(time);
  if (!id || (time && Number.isNaN(at.getTime()))) throw new Failure('REQUEST.INVALID');
  return time
    ? [{ sql: (when, last) => `(pumppu_aika, keikka_lasku_id) < (${when}, ${last})`, values: [at, id] }]
    : [{ sql: (last) => `(pumppu_aika is not null or keikka_lasku_id < ${last})`, values: [id] }];
}
