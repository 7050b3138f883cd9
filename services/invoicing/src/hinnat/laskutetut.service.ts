import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  HAKU_LEAST,
  type Actor,
  type hinnatCalls,
  type InputOf,
  type LaskutettuBetoni,
} from '@keikka/contracts';
import { addDays, dayRange, helsinkiDay } from '@keikka/domain';
import { Clock } from '@keikka/server';

type Input<Name extends keyof typeof hinnatCalls> = InputOf<(typeof hinnatCalls)[Name]>;

/** Rows in an answer at most; the latest are the ones that matter. */
const MOST = 500;

/** The category of products that are concrete. */
const BETONI = 2;

/** Billed rows of concretes, by their line of the order or their product, of company $1 since $2; of customer $3 where it is one, with every word of $4. */
const LASKUTETUT_SQL = `
select r.keikka_lasku_rivi_id as "keikkaLaskuRiviId", l.pumppu_aika as "pumppuAika",
  r.laskutettu_time as "laskutettuTime", l.keikka_id as "keikkaId", l.lasku_no as "laskuNo",
  r.rivi_selite as "riviSelite", trim_scale(r.maara)::text as "määrä", trim_scale(r.hinta)::text as "hinta",
  l.maksaja_asiakas_nimi as "asiakasNimi"
from keikka_lasku l join keikka_lasku_rivi r using (keikka_lasku_id)
left join tuote t on t.tuote_id = r.tuote_id
where l.laskuttaja_asiakas_id = $1 and l.is_laskutettu and l.pumppu_aika >= $2
  and (r.keikka_betoni_id is not null or t.tuote_cat_type_id = ${BETONI}) and r.aktiivinen and ($3 = 0 or l.maksaja_asiakas_id = $3)
  and (select bool_and(concat_ws(' ', r.rivi_selite, r.rivi_selite2) ilike word) from unnest($4::text[]) word) is not false
order by l.pumppu_aika desc, r.keikka_lasku_rivi_id desc limit ${MOST}`;

/** What the company's customers were billed for concrete. */
@Injectable()
export class LaskutetutService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  list(actor: Actor, { asiakasId, days }: Input<'laskutetutBetonit'>): Promise<LaskutettuBetoni[]> {
    // Without a customer nothing is theirs; all customers are what a search asks about.
    return asiakasId === 0 ? Promise.resolve([]) : this.find(actor, asiakasId, days, []);
  }

  /** A text that is too short finds nothing [I-100]. */
  search(
    actor: Actor,
    { searchText, asiakasId, days }: Input<'searchLaskutetut'>,
  ): Promise<LaskutettuBetoni[]> {
    const text = searchText.trim();
    if (text.length < HAKU_LEAST) return Promise.resolve([]);
    return this.find(actor, asiakasId, days, text.split(/\s+/));
  }

  private async find(
    { asiakasId: own }: Actor,
    asiakasId: number,
    days: number,
    words: readonly string[],
  ): Promise<LaskutettuBetoni[]> {
    const { start } = dayRange(addDays(helsinkiDay(this.clock.now()), -days));
    const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
    return this.dataSource.query<LaskutettuBetoni[]>(LASKUTETUT_SQL, [own, start, asiakasId, patterns]);
  }
}
