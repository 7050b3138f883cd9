import { Injectable } from '@nestjs/common';
import {
  Failure,
  type Actor,
  type GridKeikka,
  type KeikkaTila as KeikkaTilaContract,
  type KeikkaTilaSet,
} from '@keikka/contracts';
import { isSettableTila, stepLogType } from '@keikka/domain';
import { Planning } from '../planning/planning.service.js';
import { KeikkaTila } from './keikka-tila.entity.js';

@Injectable()
export class KeikkaTilaService {
  constructor(private readonly planning: Planning) {}

  list(): Promise<KeikkaTilaContract[]> {
    return this.planning.dataSource.manager.find(KeikkaTila, { order: { orderNumber: 'ASC' } });
  }

  set(actor: Actor, change: KeikkaTilaSet): Promise<GridKeikka> {
    const { keikkaId, keikkaTilaId } = change;
    return this.planning.transactions.runOnce(actor, 'keikka.set-tila', change, async (tx) => {
      const before = await this.planning.changes.lockForPlanning(tx, actor, change, ['keikkaTilaId']);
      const next = isSettableTila(keikkaTilaId) && (await tx.manager.findOneBy(KeikkaTila, { keikkaTilaId }));
      if (!next) throw new Failure('KEIKKA.UNKNOWN_TILA');
      if (before.keikkaTilaId === keikkaTilaId)
        return this.planning.changes.announceOne(tx, { before, after: before });
      const after = await this.planning.changes.save(tx, before, { keikkaTilaId });
      await this.planning.stepLog.append(
        tx,
        keikkaId,
        stepLogType.tilaVaihdettu,
        `Tila vaihdettu: ${next.keikkaTilaSelite}`,
      );
      return this.planning.changes.announceOne(tx, { before, after });
    });
  }
}
