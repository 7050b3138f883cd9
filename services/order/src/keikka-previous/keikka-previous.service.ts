import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Failure, type Actor, type PreviousKeikka } from '@keikka/contracts';
import { addDays, dayRange, helsinkiDay } from '@keikka/domain';
import { Clock } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { allowPrevious } from '../access/keikka-access.policy.js';
import { PREVIOUS_SQL } from './keikka-previous.sql.js';

/** The span of the list in days, both ends included (O-019). */
const DAYS_BACK = 365;
const DAYS_AHEAD = 30;

@Injectable()
export class KeikkaPreviousService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly clock: Clock,
  ) {}

  /**
   * The other orders at an order's site, as far as the actor may see them, the latest first. The days are counted from
   * today's in Helsinki.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS also for a site that is not the order's.
   */
  async list(
    actor: Actor,
    { tyomaaId, keikkaId }: { tyomaaId: number; keikkaId: number },
  ): Promise<PreviousKeikka[]> {
    const facts = await this.access.visible(this.dataSource.manager, actor, keikkaId);
    if (!allowPrevious(actor, facts) || facts.tyomaaId !== tyomaaId) throw new Failure('KEIKKA.NO_ACCESS');
    const today = helsinkiDay(this.clock.now());
    const { start } = dayRange(addDays(today, -DAYS_BACK));
    const { end } = dayRange(addDays(today, DAYS_AHEAD));
    return this.dataSource.query<PreviousKeikka[]>(PREVIOUS_SQL, [
      actor.asiakasId,
      actor.personId,
      tyomaaId,
      keikkaId,
      start,
      end,
    ]);
  }
}
