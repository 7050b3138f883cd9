import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Failure, type Actor, type VisibleKeikat } from '@keikka/contracts';
import { prepared } from '@keikka/server';
import { allowView, mayAskFor, USABLE_AUTH_SQL, type AccessFacts } from './keikka-access.policy.js';

/** The facts of one order. */
export interface KeikkaFacts extends AccessFacts {
  keikkaId: number;
  tyomaaId: number | null;
}

/** Reads what the policy decides by. */
@Injectable()
export class AccessService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** Lets another service check the orders that it refers to. */
  async checkVisible(actor: Actor, keikkaIds: readonly number[]): Promise<VisibleKeikat> {
    const facts = await this.allVisible(this.dataSource.manager, actor, keikkaIds);
    const ownerAsiakasIds = [...new Set(facts.map(({ ownerAsiakasId }) => ownerAsiakasId))];
    return { visible: true, ownerAsiakasIds };
  }

  /**
   * The facts of an order the actor may see.
   * @throws Failure KEIKKA.NOT_FOUND for an unknown id, KEIKKA.NO_ACCESS for an order the actor may not see (C-43, C-44).
   */
  async visible(manager: EntityManager, actor: Actor, keikkaId: number): Promise<KeikkaFacts> {
    const [facts] = await this.allVisible(manager, actor, [keikkaId]);
    if (!facts) throw new Failure('KEIKKA.NOT_FOUND');
    return facts;
  }

  /** The same for many orders. One order that is unknown or closed to the actor refuses all of them. */
  async allVisible(
    manager: EntityManager,
    actor: Actor,
    keikkaIds: readonly number[],
  ): Promise<KeikkaFacts[]> {
    if (!mayAskFor(actor, keikkaIds)) throw new Failure('KEIKKA.NO_ACCESS');
    const wanted = [...new Set(keikkaIds)];
    const rows = await manager.query<KeikkaFacts[]>(FACTS_SQL, [wanted, actor.personId]);
    if (rows.length < wanted.length) throw new Failure('KEIKKA.NOT_FOUND');
    if (!rows.every((facts) => allowView(actor, facts))) throw new Failure('KEIKKA.NO_ACCESS');
    return rows;
  }
}

/** 'write' sorts after 'read', so that `max` is the higher level. */
const FACTS_SQL = prepared(`with ${USABLE_AUTH_SQL}
select k.keikka_id as "keikkaId", k.owner_asiakas_id as "ownerAsiakasId", k.source_asiakas_id as "sourceAsiakasId",
  k.asiakas_id as "asiakasId", k.pumppu_asiakas_id as "pumppuAsiakasId", k.betoni_asiakas_id as "betoniAsiakasId",
  k.lattia_asiakas_id as "lattiaAsiakasId", k.tyomaa_id as "tyomaaId", k.keikka_tila_id as "keikkaTilaId", k.is_locked as "isLocked",
  array(select person_id from keikka_kuski d where d.keikka_id = k.keikka_id) as kuskit,
  (select max(u.level) from usable_auth u where u.owner_asiakas_id = k.owner_asiakas_id and (u.kind, u.target_id)
    in (('keikka', k.keikka_id), ('tyomaa', k.tyomaa_id), ('asiakas', k.asiakas_id))) as level
from keikka k where k.keikka_id = any($1)`);
