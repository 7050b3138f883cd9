import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  Failure,
  type Actor,
  type GridKeikka,
  type KeikkaAccess,
  type KeikkaGetAnswer,
} from '@keikka/contracts';
import { AccessService, type KeikkaFacts } from '../access/access.service.js';
import {
  allowEdit,
  allowLaskut,
  allowPlan,
  allowPrices,
  type AccessFacts,
} from '../access/keikka-access.policy.js';
import { KeikkaTilaClock } from '../keikka-tila/keikka-tila-clock.service.js';
import type { TimedTila } from '../keikka-tila/keikka-tila.rules.js';
import { toKeikkaAnswer } from './keikka-answer.mapper.js';
import { keikkaPartsSql, type KeikkaParts } from './keikka-load.sql.js';

@Injectable()
export class KeikkaLoadService {
  /** Composed once: the statement is long, and the same for every order. */
  private readonly sql: { priced: string; plain: string };

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly tilaClock: KeikkaTilaClock,
  ) {
    this.sql = { priced: keikkaPartsSql(dataSource, true), plain: keikkaPartsSql(dataSource, false) };
  }

  /**
   * Reads one whole order. For a reader who may edit it, a status change that time has brought about is made first
   * (O-107); for any other reader nothing is changed. `ownerAsiakasId` is a filter: the reader's company or
   * the order's owner, 0 for either.
   */
  async get(
    actor: Actor,
    keikkaId: number,
    ownerAsiakasId: number,
  ): Promise<Omit<KeikkaGetAnswer, 'palkit'>> {
    const facts = await this.access.visible(this.dataSource.manager, actor, keikkaId);
    if (![0, actor.asiakasId, facts.ownerAsiakasId].includes(ownerAsiakasId))
      throw new Failure('KEIKKA.NO_ACCESS');
    const parts = await this.read(this.dataSource.manager, actor, facts);
    const isDue = allowEdit(actor, facts) && this.tilaClock.isDue(timedTilaOf(parts.row));
    if (isDue) await this.tilaClock.advance(keikkaId);
    const now = isDue ? await this.read(this.dataSource.manager, actor, facts) : parts;
    // A portal learns of no other order than those that its token names.
    const seen = actor.kind === 'embed' ? { ...now, vehicleKeikkaIds: [keikkaId] } : now;
    return toKeikkaAnswer(seen, accessOf(actor, facts));
  }

  /** The whole order as it stands, for the answer of a save in its transaction. */
  async whole(
    manager: EntityManager,
    actor: Actor,
    keikkaId: number,
  ): Promise<Omit<KeikkaGetAnswer, 'palkit'>> {
    const facts = await this.access.visible(manager, actor, keikkaId);
    return toKeikkaAnswer(await this.read(manager, actor, facts), accessOf(actor, facts));
  }

  private async read(
    manager: EntityManager,
    actor: Actor,
    { keikkaId, ...facts }: KeikkaFacts,
  ): Promise<KeikkaParts> {
    const sql = allowPrices(actor, facts) ? this.sql.priced : this.sql.plain;
    const [parts] = await manager.query<KeikkaParts[]>(sql, [actor.asiakasId, keikkaId, allowLaskut(actor)]);
    if (!parts) throw new Failure('KEIKKA.NOT_FOUND');
    return parts;
  }
}

const accessOf = (actor: Actor, facts: AccessFacts): KeikkaAccess => ({
  read: true,
  edit: allowEdit(actor, facts),
  plan: allowPlan(actor, facts),
  prices: allowPrices(actor, facts),
});

function timedTilaOf({ keikkaTilaId, pumppuAika, timeEnd }: GridKeikka): TimedTila {
  const instant = (text: string): Date | null => (text ? new Date(text) : null);
  return { keikkaTilaId, pumppuAika: instant(pumppuAika), timeEnd: instant(timeEnd) };
}
