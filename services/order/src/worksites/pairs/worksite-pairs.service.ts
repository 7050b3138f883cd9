import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Failure, type Actor, type InputOf, type TyomaaPari, type tyomaaCalls } from '@keikka/contracts';
import { Transactions } from '@keikka/server';
import { TyomaaEri } from '../../tyomaa/tyomaa-eri.entity.js';
import { Tyomaa } from '../../tyomaa/tyomaa.entity.js';
import { tellSite } from '../../tyomaa/tyomaa.record.js';
import type { Verrattava } from './kohde.rules.js';
import { lahesSamat, pairKey } from './pari.rules.js';

/** Sites of a company that may be one and the same. */
@Injectable()
export class WorksitePairsService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** Those of the actor's own company, but for those that it knows apart. */
  async pairs({ asiakasId }: Actor): Promise<TyomaaPari[]> {
    const [sites, known] = await Promise.all([
      this.dataSource.query<Verrattava[]>(COMPARED_SITES_SQL, [asiakasId]),
      this.dataSource.query<{ tyomaaId: number; toinenId: number }[]>(APART_SQL, [asiakasId]),
    ]);
    const apart = new Set(known.map(({ tyomaaId, toinenId }) => pairKey(tyomaaId, toinenId)));
    return lahesSamat(sites, (pair) => apart.has(pair));
  }

  /**
   * Asked twice it stays as it is.
   * @throws Failure TYOMAA.SAME_TWICE, TYOMAA.NOT_FOUND
   */
  setApart(actor: Actor, set: InputOf<typeof tyomaaCalls.setApart>): Promise<{ apart: boolean }> {
    const { apart } = set;
    const ids = [set.tyomaaId, set.toinenId].toSorted((one, other) => one - other) as [number, number];
    const [tyomaaId, toinenId] = ids;
    return this.transactions.runOnce(actor, 'tyomaa.set-apart', set, async (tx) => {
      const { manager, now } = tx;
      if (tyomaaId === toinenId) throw new Failure('TYOMAA.SAME_TWICE');
      await requireOwn(manager, actor, ids);
      const { personId } = actor;
      if (apart)
        await manager.upsert(TyomaaEri, { tyomaaId, toinenId, personId, at: now }, ['tyomaaId', 'toinenId']);
      else await manager.delete(TyomaaEri, { tyomaaId, toinenId });
      await tellSite(tx, { tyomaaId, ownerAsiakasId: actor.asiakasId });
      return { apart };
    });
  }
}

async function requireOwn(manager: EntityManager, actor: Actor, ids: readonly number[]): Promise<void> {
  const own = await manager.countBy(Tyomaa, { tyomaaId: In([...ids]), ownerAsiakasId: actor.asiakasId });
  if (own < ids.length) throw new Failure('TYOMAA.NOT_FOUND');
}

const COMPARED_SITES_SQL = `
select tyomaa_id as "tyomaaId", asiakas_id as "asiakasId", tyomaa_nimi as "tyomaaNimi",
  tyomaa_osoite1 as "tyomaaOsoite1", tyomaa_osoite3 as "tyomaaOsoite3", tyomaa_osoite4 as "tyomaaOsoite4",
  tyomaa_lat as "tyomaaLat", tyomaa_lng as "tyomaaLng"
from tyomaa where owner_asiakas_id = $1 and deleted_time is null`;

const APART_SQL = `
select e.tyomaa_id as "tyomaaId", e.toinen_id as "toinenId"
from tyomaa_eri e join tyomaa t on t.tyomaa_id = e.tyomaa_id where t.owner_asiakas_id = $1`;
