import { Injectable } from '@nestjs/common';
import { Failure, type Actor, type GridKeikka, type SeenVersion } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import { lastAuthorOf, requireSeen, type Tx } from '@keikka/server';
import { allowPlan, companiesOf } from '../access/keikka-access.policy.js';
import { gridRowsOf } from '../grid-row/grid-rows.js';
import { Keikka } from './keikka.entity.js';
import { daysOf, onBoardsOf } from './keikka.rules.js';
import { vehicleBoardsOf } from './vehicle-boards.js';

/** One order before and after a change. */
export interface KeikkaChange {
  before: Keikka;
  after: Keikka;
}

/** Its name in the history. */
const KEIKKA = 'keikka';

type Fields = Readonly<Record<string, unknown>>;

/** What every write to an order shares: the lock, the change token, the history and the event. */
@Injectable()
export class KeikkaChanges {
  /**
   * Locks an order that the actor is going to plan. When a version is named, the order must still have it.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, CHANGE.OUTDATED
   */
  async lockForPlanning(
    tx: Tx,
    actor: Actor,
    { keikkaId, varmenne }: SeenVersion & { keikkaId: number },
  ): Promise<Keikka> {
    const keikka = await tx.manager.findOne(Keikka, {
      where: { keikkaId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!keikka) throw new Failure('KEIKKA.NOT_FOUND');
    if (!allowPlan(actor, keikka)) throw new Failure('KEIKKA.NO_ACCESS');
    await requireSeen(tx, { type: KEIKKA, id: keikkaId, varmenne: keikka.varmenne }, varmenne);
    return keikka;
  }

  /**
   * The same for a change of place or drivers, which an order that a colleague has deleted has no more.
   * @throws Failure as `lockForPlanning`, and KEIKKA.REMOVED with who did it and when
   */
  async lockOnBoard(tx: Tx, actor: Actor, order: SeenVersion & { keikkaId: number }): Promise<Keikka> {
    const keikka = await this.lockForPlanning(tx, actor, order);
    const { keikkaId, varmenne, keikkaTilaId } = keikka;
    if (keikkaTilaId !== keikkaTila.poistettu) return keikka;
    throw new Failure('KEIKKA.REMOVED', await lastAuthorOf(tx, { type: KEIKKA, id: keikkaId, varmenne }));
  }

  /** Saves changed fields with a new change token and their history. */
  async save<Field extends keyof Keikka>(
    tx: Tx,
    before: Keikka,
    fields: Pick<Keikka, Field>,
  ): Promise<Keikka> {
    const saved = { ...fields, varmenne: before.varmenne + 1, updatedTime: tx.now };
    await tx.manager.update(Keikka, before.keikkaId, saved);
    const after = { ...before, ...saved };
    await this.record(tx, after, { ...before }, { ...fields });
    return after;
  }

  /** Writes the history of fields, including those in tables beside the order. */
  async record(tx: Tx, keikka: Keikka, before: Fields, after: Fields): Promise<void> {
    await tx.record({
      entityType: KEIKKA,
      entityId: keikka.keikkaId,
      ownerAsiakasId: keikka.ownerAsiakasId,
      varmenne: keikka.varmenne,
      before,
      after,
    });
  }

  /** Emits the event of one changed order and returns its grid row. */
  async announceOne(tx: Tx, change: KeikkaChange): Promise<GridKeikka> {
    return only(await this.announce(tx, [change]));
  }

  /** The same for many orders, sorted by id. */
  async announce(tx: Tx, changes: readonly KeikkaChange[]): Promise<GridKeikka[]> {
    const rows = await gridRowsOf(
      tx.manager,
      changes.map(({ after }) => after.keikkaId),
    );
    const byId = new Map(rows.map((row) => [row.keikkaId, row]));
    const vehicles = await vehicleBoardsOf(
      tx,
      distinct(changes.flatMap(vehicleIdsOf)),
      changes.flatMap(daysTouchedBy),
    );
    for (const { before, after } of changes) {
      const vehicleIds = vehicleIdsOf({ before, after });
      await tx.emit('order.keikka.changed.v1', {
        keikkaId: after.keikkaId,
        ownerAsiakasId: after.ownerAsiakasId,
        visibleTo: companiesOf(after),
        onBoardsOf: onBoardsOf(
          [...companiesOf(before), ...companiesOf(after)],
          vehicleIds.map((id) => vehicles.get(id)),
        ),
        days: daysTouchedBy({ before, after }),
        vehicleIds,
        row: isOnGrid(after) ? (byId.get(after.keikkaId) ?? null) : null,
      });
    }
    return rows;
  }

  /** The order as the grid shows it now. */
  async rowOf(tx: Tx, keikkaId: number): Promise<GridKeikka> {
    return only(await gridRowsOf(tx.manager, [keikkaId]));
  }
}

function only([row]: readonly GridKeikka[]): GridKeikka {
  if (!row) throw new Failure('KEIKKA.NOT_FOUND');
  return row;
}

/** The grid keeps orders with a vehicle, a start and an end (G-140) and never draws deleted ones (G-133). */
function isOnGrid({ vehicleId, pumppuAika, keikkaTilaId }: Keikka): boolean {
  return vehicleId !== null && pumppuAika !== null && keikkaTilaId !== keikkaTila.poistettu;
}

function vehicleIdsOf({ before, after }: KeikkaChange): number[] {
  return distinct([before.vehicleId, after.vehicleId].filter((id) => id !== null));
}

function daysTouchedBy({ before, after }: KeikkaChange): string[] {
  return distinct([...daysOf(before), ...daysOf(after)]);
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
