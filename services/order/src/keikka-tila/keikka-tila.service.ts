import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  type Actor,
  type GridKeikka,
  type KeikkaTila as KeikkaTilaContract,
  type KeikkaTilaSet,
} from '@keikka/contracts';
import { isSettableTila } from '@keikka/domain';
import { Transactions } from '@keikka/server';
import { KeikkaChanges } from '../keikka/keikka-changes.service.js';
import { StepLogService } from '../step-log/step-log.service.js';
import { stepLogType } from '../step-log/step-log.rules.js';
import { KeikkaTila } from './keikka-tila.entity.js';

@Injectable()
export class KeikkaTilaService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly changes: KeikkaChanges,
    private readonly stepLog: StepLogService,
  ) {}

  list(): Promise<KeikkaTilaContract[]> {
    return this.dataSource.manager.find(KeikkaTila, { order: { orderNumber: 'ASC' } });
  }

  set(actor: Actor, change: KeikkaTilaSet): Promise<GridKeikka> {
    const { keikkaId, keikkaTilaId } = change;
    return this.transactions.runOnce(actor, 'keikka.set-tila', change, async (tx) => {
      const before = await this.changes.lockForPlanning(tx, actor, change);
      const next = isSettableTila(keikkaTilaId) && (await tx.manager.findOneBy(KeikkaTila, { keikkaTilaId }));
      if (!next) throw new Failure('KEIKKA.UNKNOWN_TILA');
      if (before.keikkaTilaId === keikkaTilaId)
        return this.changes.announceOne(tx, { before, after: before });
      const after = await this.changes.save(tx, before, { keikkaTilaId });
      await this.stepLog.append(
        tx,
        keikkaId,
        stepLogType.tilaVaihdettu,
        `Tila vaihdettu: ${next.keikkaTilaSelite}`,
      );
      return this.changes.announceOne(tx, { before, after });
    });
  }
}
