import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Actor, SeenVersion } from '@keikka/contracts';
import { personName, stepLogType } from '@keikka/domain';
import { PersonProjectionRow, Transactions, type Tx } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { allowDraft } from '../access/keikka-access.policy.js';
import { KeikkaChanges, type ActField } from '../keikka/keikka-changes.service.js';
import { KeikkaDrivers, type KuskiChange } from '../keikka/keikka-drivers.service.js';
import type { Keikka } from '../keikka/keikka.entity.js';
import { keikat } from '../keikka/keikka.record.js';
import { kuskiChangeMessage } from '../keikka/kuski-change.rules.js';
import { VehicleAvailability } from '../keikka/vehicle-availability.service.js';
import { StepLogService } from '../step-log/step-log.service.js';

/** What every act of planning takes: its transaction, the order it changes, whom and what it plans, and its step log. */
@Injectable()
export class Planning {
  constructor(
    @Inject(DataSource) readonly dataSource: DataSource,
    readonly transactions: Transactions,
    readonly changes: KeikkaChanges,
    readonly vehicles: VehicleAvailability,
    readonly drivers: KeikkaDrivers,
    readonly stepLog: StepLogService,
    private readonly access: AccessService,
  ) {}

  /**
   * An order, locked, for who may write it as a draft without planning it; null for everybody else.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, CHANGE.OUTDATED
   */
  async lockDraft(
    tx: Tx,
    actor: Actor,
    { keikkaId, varmenne }: SeenVersion & { keikkaId: number },
    fields: readonly ActField[],
  ): Promise<Keikka | null> {
    const keikka = await keikat.lock(tx, keikkaId);
    if (!allowDraft(actor, await this.access.visible(tx.manager, actor, keikkaId))) return null;
    await keikat.requireSeen(tx, keikka, varmenne, fields);
    return keikka;
  }

  /** Gives an order its new drivers, with a step of who came and who left. */
  async replaceDrivers(tx: Tx, keikkaId: number, change: KuskiChange): Promise<void> {
    await this.drivers.replace(tx, keikkaId, change);
    const personId = In([...change.before, ...change.after]);
    const persons = await tx.manager.findBy(PersonProjectionRow, { personId });
    const names = new Map(persons.map((person) => [person.personId, personName(person)]));
    const message = kuskiChangeMessage(change, names);
    if (message) await this.stepLog.append(tx, keikkaId, stepLogType.kuljettajatVaihdettu, message);
  }
}
