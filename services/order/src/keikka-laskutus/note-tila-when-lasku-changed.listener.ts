import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@keikka/contracts';
import { stepLogType } from '@keikka/domain';
import { Listens, type Tx } from '@keikka/server';
import { Keikka } from '../keikka/keikka.entity.js';
import { StepLog } from '../step-log/step-log.entity.js';

/** Writes a new status of an order's invoice into its step log, and that its invoicing is set [I-054]. The order's token stays. */
@Injectable()
export class NoteTilaWhenLaskuChanged {
  @Listens('invoicing.lasku.changed.v1')
  async note(tx: Tx, { data, at }: EventEnvelope<'invoicing.lasku.changed.v1'>): Promise<void> {
    const { keikkaId, tila } = data;
    if (!tila || !(await tx.manager.existsBy(Keikka, { keikkaId }))) return;
    await tx.manager.insert(StepLog, {
      keikkaId,
      stepLogTypeId: stepLogType.tilaVaihdettu,
      message: `Laskutustila muutettu: ${tila.nimi}`,
      entryTime: new Date(at),
      entryByPersonId: tila.personId || null,
    });
    await tx.manager.update(Keikka, { keikkaId }, { isLaskutusSet: true });
  }
}
