import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Failure, type Actor, type GridKeikka, type KeikkaMove } from '@keikka/contracts';
import { isWhereSeen, pumppuKestoFault, stepLogType } from '@keikka/domain';
import { VehicleProjectionRow, type Tx } from '@keikka/server';
import { allowPlan } from '../access/keikka-access.policy.js';
import type { ActField, KeikkaChange } from '../keikka/keikka-changes.service.js';
import { actOf } from '../keikka/keikka-drivers.service.js';
import { Keikka } from '../keikka/keikka.entity.js';
import { toCheckAgain } from '../keikka/keikka.record.js';
import {
  daysOf,
  isSamePlace,
  isSameTime,
  placeAfter,
  tilaAfterMove,
  timeChangeMessage,
  type KeikkaPlace,
} from '../keikka/keikka.rules.js';
import { Planning } from '../planning/planning.service.js';

/** The step log entry of an order under way that was put into the future. */
const READY_AGAIN = 'Tila vaihdettu: Toimitus meneillään → Toimitusvalmis';

/** Moves an order on the board: to another vehicle, along time, to other drivers, or all in one change. */
@Injectable()
export class KeikkaMoveService {
  constructor(private readonly planning: Planning) {}

  async move(actor: Actor, move: KeikkaMove): Promise<GridKeikka> {
    await this.requireAtWork(actor, move);
    return this.planning.transactions.runOnce(actor, 'keikka.move', move, async (tx) => {
      return this.planning.changes.announceOne(tx, await this.place(tx, actor, move));
    });
  }

  /**
   * Moves several orders, or none of them. They are locked in the order of their ids, so that two such moves cannot wait
   * for each other.
   * @throws Failure as `move`, with the order in its details
   */
  async moveMany(actor: Actor, moves: readonly KeikkaMove[]): Promise<{ moved: GridKeikka[] }> {
    for (const move of moves) await naming(move, this.requireAtWork(actor, move));
    return this.planning.transactions.runOnce(actor, 'keikka.move-many', { moves }, async (tx) => {
      const changes: KeikkaChange[] = [];
      for (const move of moves.toSorted((a, b) => a.keikkaId - b.keikkaId))
        changes.push(await naming(move, this.place(tx, actor, move)));
      return { moved: await this.planning.changes.announce(tx, changes) };
    });
  }

  /** Writes a move, unless the order is there already. The caller announces it. */
  private async place(tx: Tx, actor: Actor, move: KeikkaMove): Promise<KeikkaChange> {
    const before = await this.lock(tx, actor, move);
    const place = placeAfter(before, move);
    const fault = namesTime(move) ? pumppuKestoFault(place.pumppuKesto) : undefined;
    if (fault) throw new Failure(fault);
    const { keikkaId } = before;
    const kuskit =
      move.personIds && (await this.planning.drivers.changeTo(tx.manager, keikkaId, move.personIds));
    const stays = isSamePlace(before, place);
    if (stays && !kuskit) return { before, after: before };
    if (!isWhereSeen({ vehicleId: before.vehicleId, start: before.pumppuAika }, move))
      throw new Failure('KEIKKA.MOVED');
    await this.requireVehicle(tx, actor, before, place);
    if (kuskit) {
      const coming = await this.planning.drivers.newTo(tx.manager, [keikkaId], kuskit.after);
      await this.planning.drivers.requireKnown(tx.manager, actor, place.vehicleId, coming);
      await this.planning.replaceDrivers(tx, keikkaId, kuskit);
    }
    // The lane was chosen among the bars of the old place.
    const vehicleRowNum = stays ? before.vehicleRowNum : null;
    const after = await this.planning.changes.save(
      tx,
      before,
      { ...place, vehicleRowNum, keikkaTilaId: tilaAfterMove(before, place, tx.now) },
      {
        act: kuskit && actOf(kuskit),
        // A place that a copy is pasted to says nothing of whether anybody has looked at its time.
        beside: move.isOfCopy
          ? { tarkistettavat: before.tarkistettavat }
          : toCheckAgain(before, move.taasTarkistettavat, fieldsOf(move)),
      },
    );
    await this.log(tx, before, after);
    return { before, after };
  }

  /** An order for who plans it; the time alone of a draft also for who may write it (O-139). */
  private async lock(tx: Tx, actor: Actor, move: KeikkaMove): Promise<Keikka> {
    const fields = fieldsOf(move);
    const draft = fields.every(isTime) && (await this.planning.lockDraft(tx, actor, move, fields));
    return draft || this.planning.changes.lockOnBoard(tx, actor, move, fields);
  }

  /** Drivers who are new to the order must be at work on its day. What may not be moved at all, the move refuses. */
  private async requireAtWork(actor: Actor, move: KeikkaMove): Promise<void> {
    const { keikkaId, personIds } = move;
    if (!personIds) return;
    const { manager } = this.planning.dataSource;
    const keikka = await manager.findOneBy(Keikka, { keikkaId });
    if (!keikka || !allowPlan(actor, keikka)) return;
    const place = { keikkaId, ...placeAfter(keikka, move) };
    await this.planning.drivers.requireToDrive(manager, actor, place, personIds);
  }

  private async requireVehicle(tx: Tx, actor: Actor, before: Keikka, place: KeikkaPlace): Promise<void> {
    if (place.vehicleId === null) return;
    if (place.vehicleId !== before.vehicleId)
      await this.planning.vehicles.plannable(tx.manager, actor, place.vehicleId);
    // An order that stays on its vehicle and day is not refused when the vehicle has since gone out of use.
    const newDays = daysOf(place).filter(
      (day) => place.vehicleId !== before.vehicleId || !daysOf(before).includes(day),
    );
    if (newDays.length > 0)
      await this.planning.vehicles.requireInService(tx.manager, place.vehicleId, newDays);
  }

  private async log(tx: Tx, before: Keikka, after: Keikka): Promise<void> {
    if (before.vehicleId !== after.vehicleId) {
      const message = `Ajoneuvo vaihdettu: ${await vehicleNames(tx, [before.vehicleId, after.vehicleId])}`;
      await this.planning.stepLog.append(tx, after.keikkaId, stepLogType.ajoneuvoVaihdettu, message);
    }
    if (!isSameTime(before, after))
      await this.planning.stepLog.append(
        tx,
        after.keikkaId,
        stepLogType.aikaVaihdettu,
        timeChangeMessage(before, after),
      );
    if (before.keikkaTilaId !== after.keikkaTilaId)
      await this.planning.stepLog.append(tx, after.keikkaId, stepLogType.tilaVaihdettu, READY_AGAIN);
  }
}

const namesTime = ({ pumppuAika, pumppuKesto }: KeikkaMove): boolean =>
  pumppuAika !== undefined || pumppuKesto !== undefined;

const isTime = (field: ActField): boolean => field === 'pumppuAika' || field === 'pumppuKesto';

/** What a move changes. One of the vehicle alone and one of the time alone are merged. */
const fieldsOf = (move: KeikkaMove): ActField[] => [
  ...(move.vehicleId === undefined ? [] : (['vehicleId'] as const)),
  ...(namesTime(move) ? (['pumppuAika', 'pumppuKesto'] as const) : []),
  ...(move.personIds === undefined ? [] : (['kuskit'] as const)),
];

/** A failure of one order among several tells which it is of. */
async function naming<T>({ keikkaId }: KeikkaMove, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(error.code, { ...(error.details as object | undefined), keikkaId });
  }
}

async function vehicleNames(tx: Tx, ids: readonly (number | null)[]): Promise<string> {
  const known = await tx.manager.findBy(VehicleProjectionRow, {
    vehicleId: In(ids.filter((id) => id !== null)),
  });
  const names = new Map(known.map(({ vehicleId, vehicleNo }) => [vehicleId, vehicleNo]));
  return ids.map((id) => (id === null ? '–' : (names.get(id) ?? String(id)))).join(' → ');
}
