import { Injectable } from '@nestjs/common';
import { Failure, type Actor, type InputOf, type StepLogMessage, type stepLogCalls } from '@keikka/contracts';
import { isWritableStep, mayDeleteStep } from '@keikka/domain';
import type { Tx } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { allowDeleteSteps, allowEdit } from '../access/keikka-access.policy.js';
import type { Keikka } from '../keikka/keikka.entity.js';
import { keikat } from '../keikka/keikka.record.js';
import { Planning } from '../planning/planning.service.js';
import { StepLogPoisto } from '../step-log/step-log-poisto.entity.js';
import { StepLog } from '../step-log/step-log.entity.js';
import { StepLogService } from '../step-log/step-log.service.js';

type Input<Name extends keyof typeof stepLogCalls> = InputOf<(typeof stepLogCalls)[Name]>;

/** What persons write into the step log of an order. Who wrote it is never taken from the call. */
@Injectable()
export class MerkintaService {
  constructor(
    private readonly planning: Planning,
    private readonly stepLog: StepLogService,
    private readonly access: AccessService,
  ) {}

  /** @throws Failure VAIHELOKI.NOT_WRITABLE, VAIHELOKI.EMPTY, KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS */
  save(actor: Actor, input: Input<'save'>): Promise<StepLogMessage> {
    const { keikkaId, stepLogTypeId } = input;
    const message = input.message.trim();
    return this.planning.transactions.runOnce(actor, 'step-log.save', input, async (tx) => {
      const keikka = await keikat.lock(tx, keikkaId);
      const facts = await this.access.visible(tx.manager, actor, keikkaId);
      if (!allowEdit(actor, facts)) throw new Failure('KEIKKA.NO_ACCESS');
      if (!isWritableStep(stepLogTypeId)) throw new Failure('VAIHELOKI.NOT_WRITABLE');
      if (!message) throw new Failure('VAIHELOKI.EMPTY');
      const stepLogId = await this.stepLog.append(tx, keikkaId, stepLogTypeId, message);
      return this.told(tx, actor, keikka, stepLogId);
    });
  }

  /** The entry stays in its table, and the order's history keeps who deleted it. @throws Failure as `lock` */
  delete(actor: Actor, { stepLogId }: Input<'delete'>): Promise<{ stepLogId: number }> {
    return this.planning.transactions.runOnce(actor, 'step-log.delete', { stepLogId }, async (tx) => {
      const { keikka, entry, isDeleted } = await this.lock(tx, actor, stepLogId);
      if (isDeleted) throw new Failure('VAIHELOKI.NOT_FOUND');
      const { manager, now: deletedTime } = tx;
      await manager.insert(StepLogPoisto, { stepLogId, deletedTime, deletedByPersonId: actor.personId });
      await keikat.record(tx, keikka, { vaiheloki: entry.message }, { vaiheloki: '' });
      await this.tell(tx, keikka);
      return { stepLogId };
    });
  }

  /** An entry that stands stays as it is. @throws Failure as `lock` */
  restore(actor: Actor, { stepLogId }: Input<'restore'>): Promise<StepLogMessage> {
    return this.planning.transactions.runOnce(actor, 'step-log.restore', { stepLogId }, async (tx) => {
      const { keikka, entry, isDeleted } = await this.lock(tx, actor, stepLogId);
      if (isDeleted) {
        await tx.manager.delete(StepLogPoisto, { stepLogId });
        await keikat.record(tx, keikka, { vaiheloki: '' }, { vaiheloki: entry.message });
      }
      return this.told(tx, actor, keikka, stepLogId);
    });
  }

  /**
   * The entry and its order, held, for who may delete the entry.
   * @throws Failure VAIHELOKI.NOT_FOUND, VAIHELOKI.NOT_OWN, KEIKKA.NO_ACCESS
   */
  private async lock(tx: Tx, actor: Actor, stepLogId: number) {
    const entry = await tx.manager.findOneBy(StepLog, { stepLogId });
    if (!entry) throw new Failure('VAIHELOKI.NOT_FOUND');
    const keikka = await keikat.lock(tx, entry.keikkaId);
    const facts = await this.access.visible(tx.manager, actor, entry.keikkaId);
    const isOwnersSystemAdmin = allowDeleteSteps(actor, facts);
    if (!mayDeleteStep(entry, { personId: actor.personId, isOwnersSystemAdmin }))
      throw new Failure('VAIHELOKI.NOT_OWN');
    return { entry, keikka, isDeleted: await tx.manager.existsBy(StepLogPoisto, { stepLogId }) };
  }

  /** Tells the open orders, and answers the entry as this actor reads it. */
  private async told(tx: Tx, actor: Actor, keikka: Keikka, stepLogId: number): Promise<StepLogMessage> {
    await this.tell(tx, keikka);
    const messages = await this.stepLog.list(tx.manager, actor, [keikka.keikkaId]);
    const message = messages.find((one) => one.stepLogId === stepLogId);
    if (!message) throw new Failure('VAIHELOKI.NOT_FOUND');
    return message;
  }

  /** The log never bumps the order's token, so a copy of the same row stands for the change. */
  private async tell(tx: Tx, keikka: Keikka): Promise<void> {
    await this.planning.changes.announceOne(tx, { before: keikka, after: { ...keikka } });
  }
}
