import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor, PortaaliKeikat, PortaaliKeikka } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import { prepared } from '@keikka/server';
import { ALLOW_VIEW_SQL, USABLE_AUTH_SQL } from '../access/keikka-access.policy.js';
import { luonnosKohteet } from '../luonnos/luonnos-kohteet.sql.js';

/** More than anybody looks through; a page that wants an older one opens it by its number. */
const MOST = 200;

const KEIKAT_SQL = prepared(`with ${USABLE_AUTH_SQL}
select k.keikka_id as "keikkaId", k.keikka_otsikko as "keikkaOtsikko", k.asiakas_nimi as "asiakasNimi",
  t.tyomaa_nimi as "tyomaaNimi", concat_ws(', ', nullif(t.tyomaa_osoite1, ''), nullif(concat_ws(' ', nullif(t.tyomaa_osoite3, ''), nullif(t.tyomaa_osoite4, '')), '')) as "tyomaaOsoite",
  k.pumppu_aika as "pumppuAika", k.pumppu_kesto as "pumppuKesto",
  coalesce((select sum(b.m3) from keikka_betoni b where b.keikka_id = k.keikka_id), 0)::float as m3,
  k.keikka_tila_id as "keikkaTilaId", s.keikka_tila_selite as "keikkaTilaSelite"
from keikka k join keikka_tila s using (keikka_tila_id) join keikka_tyomaa t using (keikka_id)
where (k.pumppu_aika is null or k.pumppu_aika > now() - interval '60 days')
  and k.keikka_tila_id <> ${keikkaTila.poistettu} and ($3::int[] is null or k.keikka_id = any($3)) and (${ALLOW_VIEW_SQL})
order by k.pumppu_aika desc nulls first, k.keikka_id desc limit ${MOST}`);

type Row = Omit<PortaaliKeikka, 'pumppuAika'> & { pumppuAika: Date | null };

/** What a partner's page lists for the person before it. */
@Injectable()
export class PortaaliService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async keikat({ asiakasId, personId, keikkaIds }: Actor): Promise<PortaaliKeikat> {
    const { manager } = this.dataSource;
    const rows = await manager.query<Row[]>(KEIKAT_SQL, [asiakasId, personId, keikkaIds ?? null]);
    const keikat = rows.map((row) => ({ ...row, pumppuAika: row.pumppuAika?.toISOString() ?? null }));
    return { keikat, kohteet: await luonnosKohteet(manager, personId) };
  }
}
