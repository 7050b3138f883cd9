import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@keikka/contracts';
import { stepLogType } from '@keikka/domain';
import { Listens, type Tx } from '@keikka/server';
import { Keikka } from '../keikka/keikka.entity.js';
import { keikat } from '../keikka/keikka.record.js';
import { StepLog } from '../step-log/step-log.entity.js';
import { copyLasku } from './keikka-lasku-copy.record.js';

type LaskuChanged = EventEnvelope<'invoicing.lasku.changed.v1'>;

/**
 * Keeps what an order tells of its invoices, and writes a new status of one into its step log, and that its invoicing is set
 * [I-054]. The order's token stays; whoever looks at the order is told.
 */
@Injectable()
export class NoteTilaWhenLaskuChanged {
  @Listens('invoicing.lasku.changed.v1')
  async note(tx: Tx, event: LaskuChanged): Promise<void> {
    const { keikkaId } = event.data;
    // Locked, so that the row that is told is the newest one.
    const before = await tx.manager.findOne(Keikka, {
      where: { keikkaId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!before) return;
    const isCopied = await copyLasku(tx, event.data);
    const isNoted = await noteTila(tx, event);
    if (isCopied || isNoted) await keikat.tell(tx, [{ before, after: { ...before } }]);
  }
}

async function noteTila(tx: Tx, { data: { keikkaId, tila }, at }: LaskuChanged): Promise<boolean> {
  if (!tila) return false;
  await tx.manager.insert(StepLog, {
    keikkaId,
    stepLogTypeId: stepLogType.tilaVaihdettu,
    message: `Laskutustila muutettu: ${tila.nimi}`,
    entryTime: new Date(at),
    entryByPersonId: tila.personId || null,
  });
  await tx.manager.update(Keikka, { keikkaId }, { isLaskutusSet: true });
  return true;
}
