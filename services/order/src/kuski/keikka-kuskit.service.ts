import { Injectable } from '@nestjs/common';
import {
  Failure,
  type Actor,
  type KeikkaKuskiOfDay,
  type KeikkaKuskit,
  type KuskiOfKeikka,
} from '@keikka/contracts';
import type { Tx } from '@keikka/server';
import { allowPlan } from '../access/keikka-access.policy.js';
import { actOf } from '../keikka/keikka-drivers.service.js';
import { Keikka } from '../keikka/keikka.entity.js';
import { Planning } from '../planning/planning.service.js';
import { KUSKIT_OF_KEIKKA_SQL } from './kuski.sql.js';

/** As many as a move may name. */
const MOST_DRIVERS = 20;

/** Adds one driver to one order, or takes one off it (O-249). The day vehicle of the driver stays. */
@Injectable()
export class KeikkaKuskitService {
  constructor(private readonly planning: Planning) {}

  /**
   * One who has driven the order before may come back, so that a removal can be undone.
   * @throws Failure as `lockOnBoard` and `requireToDrive`, and KEIKKA.TOO_MANY_DRIVERS
   */
  async add(actor: Actor, add: KuskiOfKeikka): Promise<KeikkaKuskit> {
    const { personId } = add;
    await this.requireToDrive(actor, add);
    return this.planning.transactions.runOnce(actor, 'kuski.add', add, async (tx) => {
      const keikka = await this.planning.changes.lockOnBoard(tx, actor, add, ['kuskit']);
      const kuskit = await this.planning.drivers.of(tx.manager, keikka.keikkaId);
      if (kuskit.includes(personId)) return this.answer(tx, actor, keikka);
      if (kuskit.length >= MOST_DRIVERS) throw new Failure('KEIKKA.TOO_MANY_DRIVERS');
      const coming = await this.planning.drivers.newTo(tx.manager, [keikka.keikkaId], [personId]);
      await this.planning.drivers.requireKnown(tx.manager, actor, keikka.vehicleId, coming);
      return this.change(tx, actor, keikka, [...kuskit, personId]);
    });
  }

  /** @throws Failure as `lockOnBoard` */
  remove(actor: Actor, remove: KuskiOfKeikka): Promise<KeikkaKuskit> {
    const { personId } = remove;
    return this.planning.transactions.runOnce(actor, 'kuski.remove', remove, async (tx) => {
      const keikka = await this.planning.changes.lockOnBoard(tx, actor, remove, ['kuskit']);
      const kuskit = await this.planning.drivers.of(tx.manager, keikka.keikkaId);
      if (!kuskit.includes(personId)) return this.answer(tx, actor, keikka);
      return this.change(
        tx,
        actor,
        keikka,
        kuskit.filter((id) => id !== personId),
      );
    });
  }

  /** What the actor may not change at all, the transaction refuses. */
  private async requireToDrive(actor: Actor, { keikkaId, personId }: KuskiOfKeikka): Promise<void> {
    const { manager } = this.planning.dataSource;
    const keikka = await manager.findOneBy(Keikka, { keikkaId });
    if (keikka && allowPlan(actor, keikka))
      await this.planning.drivers.requireToDrive(manager, actor, keikka, [personId]);
  }

  private async change(
    tx: Tx,
    actor: Actor,
    before: Keikka,
    personIds: readonly number[],
  ): Promise<KeikkaKuskit> {
    const { keikkaId } = before;
    const change = await this.planning.drivers.changeTo(tx.manager, keikkaId, personIds);
    if (!change) return this.answer(tx, actor, before);
    await this.planning.replaceDrivers(tx, keikkaId, change);
    const after = await this.planning.changes.save(tx, before, {}, { act: actOf(change) });
    await this.planning.changes.announceOne(tx, { before, after });
    return this.answer(tx, actor, after);
  }

  private async answer(
    { manager }: Tx,
    { asiakasId }: Actor,
    { keikkaId, varmenne }: Keikka,
  ): Promise<KeikkaKuskit> {
    const [row] = await manager.query<{ kuskit: KeikkaKuskiOfDay[] }[]>(KUSKIT_OF_KEIKKA_SQL, [
      asiakasId,
      keikkaId,
    ]);
    return { keikkaId, kuskit: row?.kuskit ?? [], varmenne };
  }
}
