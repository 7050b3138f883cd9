import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Failure, type Actor, type Betoni, type KeikkaGetAnswer } from '@keikka/contracts';
import { AsiakasProjectionRow, PersonProjectionRow, VehicleProjectionRow } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { allowEdit, allowPrices } from '../access/keikka-access.policy.js';
import { betonitSql } from '../betoni/betonit.sql.js';
import { gridRowsOf } from '../grid-row/grid-rows.js';
import { Keikka } from '../keikka/keikka.entity.js';
import { KeikkaTilaClock } from '../keikka-tila/keikka-tila-clock.service.js';
import { KuskiDaySums } from '../kuski/kuski-day-sums.service.js';
import { KeikkaTila } from '../keikka-tila/keikka-tila.entity.js';
import { StepLog } from '../step-log/step-log.entity.js';
import { Tyomaa } from '../tyomaa/tyomaa.entity.js';
import { toKeikkaAnswer } from './keikka-answer.mapper.js';
import type { KeikkaParts } from './keikka-parts.js';

@Injectable()
export class KeikkaLoadService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly tilaClock: KeikkaTilaClock,
    private readonly daySums: KuskiDaySums,
  ) {}

  /**
   * One order whole. Who may edit it moves it on when time has passed it (O-107); a mere reader changes nothing.
   * `ownerAsiakasId` is a filter: the reader's company or the order's owner, 0 for either.
   */
  async get(
    actor: Actor,
    keikkaId: number,
    ownerAsiakasId: number,
  ): Promise<Omit<KeikkaGetAnswer, 'palkit'>> {
    const { manager } = this.dataSource;
    const facts = await this.access.visible(manager, actor, keikkaId);
    if (![0, actor.asiakasId, facts.ownerAsiakasId].includes(ownerAsiakasId))
      throw new Failure('KEIKKA.NO_ACCESS');
    const edit = allowEdit(actor, facts);
    if (edit) await this.tilaClock.advance(keikkaId);
    // One snapshot, so that the parts fit together while others write.
    const parts = await this.dataSource.transaction('REPEATABLE READ', (snapshot) =>
      this.read(snapshot, actor, keikkaId),
    );
    return toKeikkaAnswer(parts, { read: true, edit });
  }

  private async read(manager: EntityManager, actor: Actor, keikkaId: number): Promise<KeikkaParts> {
    const keikka = await manager.findOneByOrFail(Keikka, { keikkaId });
    const [row] = await gridRowsOf(manager, [keikkaId]);
    if (!row) throw new Failure('KEIKKA.NOT_FOUND');
    const { keikkaTilaId, tyomaaId, vehicleId, personId } = keikka;
    const isPriced = allowPrices(actor, keikka);
    return {
      keikka,
      row,
      betonit: await manager.query<Betoni[]>(betonitSql(isPriced), [keikkaId]),
      isPriced,
      kuskit: await this.daySums.ofKeikka(manager, actor, keikka, row),
      tila: await manager.findOneBy(KeikkaTila, { keikkaTilaId }),
      tyomaa: tyomaaId === null ? null : await manager.findOneBy(Tyomaa, { tyomaaId }),
      vehicle: vehicleId === null ? null : await manager.findOneBy(VehicleProjectionRow, { vehicleId }),
      asiakas: await findAsiakas(manager, keikka.asiakasId),
      betoniAsiakas: await findAsiakas(manager, keikka.betoniAsiakasId),
      person: personId === null ? null : await manager.findOneBy(PersonProjectionRow, { personId }),
      stepLogTypes: await stepLogTypesOf(manager, keikkaId),
    };
  }
}

async function findAsiakas(
  manager: EntityManager,
  asiakasId: number | null,
): Promise<AsiakasProjectionRow | null> {
  return asiakasId === null ? null : manager.findOneBy(AsiakasProjectionRow, { asiakasId });
}

async function stepLogTypesOf(manager: EntityManager, keikkaId: number): Promise<ReadonlySet<number>> {
  const rows = await manager.find(StepLog, {
    where: { keikkaId },
    select: { stepLogId: true, stepLogTypeId: true },
  });
  return new Set(rows.map(({ stepLogTypeId }) => stepLogTypeId));
}
