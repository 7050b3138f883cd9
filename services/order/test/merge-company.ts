import { orderMessages, tyomaaCalls, type Actor, type InputOf } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import type { StartedService } from '@keikka/server/testing';
import { actors, keikka, startOrder } from './order-company.js';

type Merge = Omit<InputOf<typeof tyomaaCalls.merge>, 'tyomaaId' | 'poistuvaId'>;

/** Two sites of the own company that are one, made anew for each test. */
export class MergeCompany {
  private constructor(readonly service: StartedService) {}

  static async start(count: number): Promise<MergeCompany> {
    const keikat = Array.from({ length: count }, (_, place) => keikka(place + 1));
    return new MergeCompany(await startOrder({ keikat }));
  }

  async make(tyomaaNimi: string, of: Partial<InputOf<typeof tyomaaCalls.create>> = {}): Promise<number> {
    const create = { tyomaaNimi, tyomaaOsoite1: 'Kivitie 5', ...of };
    return (await this.service.ask(tyomaaCalls.create, create, actors.handler)).tyomaaId;
  }

  give = (keikkaId: number, tyomaaId: number | null) =>
    this.service.ask(orderMessages.keikkaSave, { keikkaId, tyomaaId }, actors.handler);

  merge = (tyomaaId: number, poistuvaId: number, of: Merge = {}, by: Actor = actors.handler, key?: string) =>
    this.service.ask(tyomaaCalls.merge, { tyomaaId, poistuvaId, ...of }, by, key);

  unmerge = (yhdistysId: number, by: Actor = actors.handler) =>
    this.service.ask(tyomaaCalls.unmerge, { yhdistysId }, by);

  preview = (tyomaaId: number, poistuvaId: number, by: Actor = actors.handler) =>
    this.service.ask(tyomaaCalls.mergePreview, { tyomaaId, poistuvaId }, by);

  get = (tyomaaId: number) => this.service.ask(tyomaaCalls.get, { tyomaaId, keikkaId: 0 }, actors.handler);

  async found(text: string): Promise<number[]> {
    const sites = await this.service.ask(tyomaaCalls.search, { ownerAsiakasId: 0, text }, actors.handler);
    return sites.map(({ tyomaaId }) => tyomaaId);
  }

  sql = <Row extends object>(query: string, values: unknown[] = []) =>
    this.service.dataSource.query<Row[]>(query, values);

  async sitesOf(...keikkaIds: number[]): Promise<(number | null)[]> {
    const rows = await this.sql<{ tyomaa_id: number | null }>(
      'select tyomaa_id from keikka where keikka_id = any($1) order by keikka_id',
      [keikkaIds],
    );
    return rows.map(({ tyomaa_id }) => tyomaa_id);
  }

  /** Everything that stays as it is, as the database has it. */
  async untouched(...keikkaIds: number[]): Promise<string> {
    const tables = ['keikka_tyomaa', 'keikka_betoni', 'keikka_lasku_copy', 'keikka_tehdas', 'keikka_kuski'];
    const rows = await Promise.all(
      tables.map((table) =>
        this.sql(`select * from ${table} t where keikka_id = any($1) order by t::text`, [keikkaIds]),
      ),
    );
    return JSON.stringify(rows);
  }

  setTila = (keikkaId: number, tila: keyof typeof keikkaTila) =>
    this.sql('update keikka set keikka_tila_id = $1 where keikka_id = $2', [keikkaTila[tila], keikkaId]);
}
