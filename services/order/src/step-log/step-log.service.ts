import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor, StepLogMessage } from '@keikka/contracts';
import { currentContext, type Tx } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { allowDoers } from '../access/keikka-access.policy.js';
import { StepLog } from './step-log.entity.js';
import { toStepLogMessage } from './step-log.mapper.js';
import { STEP_LOG_SQL, type StepLogRow } from './step-log.sql.js';

@Injectable()
export class StepLogService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly access: AccessService,
  ) {}

  /** Appends one message in the name of the request's actor, and returns its id. */
  async append(tx: Tx, keikkaId: number, stepLogTypeId: number, message: string): Promise<number> {
    const entryByPersonId = currentContext().actor.personId || null;
    const { identifiers } = await tx.manager.insert(StepLog, {
      keikkaId,
      stepLogTypeId,
      message,
      entryTime: tx.now,
      entryByPersonId,
    });
    return Number(identifiers[0]?.stepLogId);
  }

  /** The messages of orders, oldest first. Who made them is named in the orders of the actor's own company alone. */
  listByKeikkas(actor: Actor, keikkaIds: readonly number[]): Promise<StepLogMessage[]> {
    return this.list(this.dataSource.manager, actor, keikkaIds);
  }

  /** The same within a transaction. */
  async list(manager: EntityManager, actor: Actor, keikkaIds: readonly number[]): Promise<StepLogMessage[]> {
    const facts = await this.access.allVisible(manager, actor, keikkaIds);
    const withNames = facts.filter((keikka) => allowDoers(actor, keikka)).map(({ keikkaId }) => keikkaId);
    const rows = await manager.query<StepLogRow[]>(STEP_LOG_SQL, [keikkaIds, withNames]);
    return rows.map(toStepLogMessage);
  }
}
