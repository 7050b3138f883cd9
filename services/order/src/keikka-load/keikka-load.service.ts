import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Failure, type Actor, type GridKeikka, type KeikkaGetAnswer } from '@keikka/contracts';
import { AccessService } from '../access/access.service.js';
import { allowEdit, allowPrices } from '../access/keikka-access.policy.js';
import { KeikkaTilaClock } from '../keikka-tila/keikka-tila-clock.service.js';
import type { TimedTila } from '../keikka-tila/keikka-tila.rules.js';
import { toKeikkaAnswer } from './keikka-answer.mapper.js';
import { keikkaPartsSql, type KeikkaParts } from './keikka-load.sql.js';

@Injectable()
export class KeikkaLoadService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly tilaClock: KeikkaTilaClock,
  ) {}

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
    const edit = allowEdit(actor, facts);
    const isPriced = allowPrices(actor, facts);
    const parts = await this.read(actor, keikkaId, isPriced);
    const isDue = edit && this.tilaClock.isDue(timedTilaOf(parts.row));
    if (isDue) await this.tilaClock.advance(keikkaId);
    const now = isDue ? await this.read(actor, keikkaId, isPriced) : parts;
    return toKeikkaAnswer(now, { read: true, edit });
  }

  private async read({ asiakasId }: Actor, keikkaId: number, isPriced: boolean): Promise<KeikkaParts> {
    const sql = keikkaPartsSql(this.dataSource, isPriced);
    const [parts] = await this.dataSource.query<KeikkaParts[]>(sql, [asiakasId, keikkaId]);
    if (!parts) throw new Failure('KEIKKA.NOT_FOUND');
    return parts;
  }
}

function timedTilaOf({ keikkaTilaId, pumppuAika, timeEnd }: GridKeikka): TimedTila {
  const instant = (text: string): Date | null => (text ? new Date(text) : null);
  return { keikkaTilaId, pumppuAika: instant(pumppuAika), timeEnd: instant(timeEnd) };
}
