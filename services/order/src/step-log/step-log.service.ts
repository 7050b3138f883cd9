import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Actor, StepLogMessage } from '@keikka/contracts';
import { currentContext, type Tx } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { StepLog } from './step-log.entity.js';
import { toStepLogMessage } from './step-log.mapper.js';

@Injectable()
export class StepLogService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly access: AccessService,
  ) {}

  /** Appends one message in the name of the request's actor. */
  async append(tx: Tx, keikkaId: number, stepLogTypeId: number, message: string): Promise<void> {
    const entryByPersonId = currentContext().actor.personId || null;
    await tx.manager.insert(StepLog, {
      keikkaId,
      stepLogTypeId,
      message,
      entryTime: tx.now,
      entryByPersonId,
    });
  }

  async listByKeikkas(actor: Actor, keikkaIds: readonly number[]): Promise<StepLogMessage[]> {
    const { manager } = this.dataSource;
    await this.access.allVisible(manager, actor, keikkaIds);
    const rows = await manager.find(StepLog, {
      where: { keikkaId: In(keikkaIds) },
      order: { keikkaId: 'ASC', stepLogId: 'ASC' },
    });
    return rows.map(toStepLogMessage);
  }
}
