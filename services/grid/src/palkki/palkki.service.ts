import { Injectable } from '@nestjs/common';
import {
  Failure,
  palkkiFields,
  sameValue,
  type Actor,
  type GridPalkki,
  type InputOf,
  type PalkkiSave,
  type RequestOf,
  type gridMessages,
  type palkkiCalls,
} from '@keikka/contracts';
import { blankOf, savedFields } from '@keikka/contracts/fields';
import { Transactions, type Patch, type Tx } from '@keikka/server';
import { isWhereSeen, palkkiTimeFault, palkkiTypeId } from '@keikka/domain';
import type { Palkki } from './palkki.entity.js';
import { PalkkiReferences } from './palkki-references.service.js';
import { demandType, demandTypeRight, demandVehicle, lockOwn, lockStanding } from './palkki.policy.js';
import { palkit, takePeople } from './palkki.record.js';
import { moved, stateFields, type PalkkiState } from './palkki.rules.js';

/** Changes of palkit. Each is one transaction with its history and its event for the open grids. */
@Injectable()
export class PalkkiService {
  constructor(
    private readonly transactions: Transactions,
    private readonly references: PalkkiReferences,
  ) {}

  /** Makes a palkki, or merges a save with what others changed meanwhile (G-173, G-179, C-67, A-7). */
  async save(actor: Actor, save: PalkkiSave): Promise<GridPalkki> {
    await this.references.demand(actor, save);
    return this.transactions.runOnce(actor, 'palkki.save', save, async (tx) => {
      if (!save.palkkiId) {
        const made = { ...blankOf(stateFields), ...savedFields(palkkiFields, save) };
        const { fromPalkkiId } = save;
        const from = fromPalkkiId ? await lockOwn(tx, actor, fromPalkkiId) : null;
        return this.make(tx, actor, made as PalkkiState, from);
      }
      const palkki = await lockStanding(tx, actor, save.palkkiId);
      const brought = savedFields(palkkiFields, save);
      return this.change(tx, actor, palkki, await palkit.merged(tx, palkki, brought, save.varmenne));
    });
  }

  /** A new palkki like one that stands on the board (G-178, G-264). */
  copy(actor: Actor, { palkkiId }: RequestOf<typeof gridMessages.palkkiCopy>): Promise<GridPalkki> {
    return this.transactions.runOnce(actor, 'palkki.copy', { palkkiId }, async (tx) => {
      const original = await lockStanding(tx, actor, palkkiId);
      return this.make(tx, actor, await palkit.stateOf(tx, original), original);
    });
  }

  /** Moves a palkki to a vehicle, along time, or both at once; a call that says neither is refused (G-222). */
  move(actor: Actor, move: InputOf<typeof palkkiCalls.move>): Promise<GridPalkki> {
    if (!move.vehicleId && !move.pumppuAika && !move.pumppuKesto)
      throw new Failure('PALKKI.VEHICLE_REQUIRED');
    return this.transactions.runOnce(actor, 'palkki.move', move, async (tx) => {
      const palkki = await lockStanding(tx, actor, move.palkkiId);
      await palkit.requireSeen(tx, palkki, move.varmenne);
      const before = await palkit.stateOf(tx, palkki);
      const after = moved(before, move);
      if (!sameValue(before, after) && !isWhereSeen({ ...before, start: before.timeStart }, move))
        throw new Failure('PALKKI.MOVED');
      return this.change(tx, actor, palkki, after);
    });
  }

  /** Deleting hides a palkki as type 11 (G-138). Deleting it twice is no error, so that a retry succeeds. */
  delete(
    actor: Actor,
    { palkkiId, varmenne }: InputOf<typeof palkkiCalls.delete>,
  ): Promise<{ palkkiId: number }> {
    return this.transactions.run(async (tx) => {
      const palkki = await lockOwn(tx, actor, palkkiId);
      if (palkki.deletedTime) return { palkkiId };
      await palkit.requireSeen(tx, palkki, varmenne);
      demandTypeRight(actor, palkki.grid_palkkiTypeId);
      const deleted = { grid_palkkiTypeId: palkkiTypeId.poistettu, deletedTime: tx.now.toISOString() };
      await palkit.change(tx, palkki, deleted);
      return { palkkiId };
    });
  }

  private async make(tx: Tx, actor: Actor, state: PalkkiState, from: Palkki | null): Promise<GridPalkki> {
    if (!state.vehicleId || !actor.asiakasId) throw new Failure('PALKKI.VEHICLE_REQUIRED');
    await demandVehicle(tx.manager, actor, state.vehicleId);
    await demandType(tx.manager, actor, state.grid_palkkiTypeId);
    demandTimes(state);
    const made = await palkit.make(tx, { ownerAsiakasId: actor.asiakasId }, state);
    return from ? takePeople(tx, from, made.palkkiId) : made;
  }

  private async change(
    tx: Tx,
    actor: Actor,
    palkki: Palkki,
    patch: Patch<typeof stateFields>,
  ): Promise<GridPalkki> {
    const after = { ...(await palkit.stateOf(tx, palkki)), ...patch };
    demandTypeRight(actor, palkki.grid_palkkiTypeId);
    // A palkki stays editable where it stands, also when its vehicle has left the company since.
    if (after.vehicleId !== palkki.vehicleId) await demandVehicle(tx.manager, actor, after.vehicleId);
    await demandType(tx.manager, actor, after.grid_palkkiTypeId);
    demandTimes(after);
    return palkit.change(tx, palkki, patch);
  }
}

/** @throws Failure when a palkki can't have these times (G-173). */
function demandTimes({ timeStart, timeEnd }: PalkkiState): void {
  const fault = palkkiTimeFault(new Date(timeStart), new Date(timeEnd));
  if (fault) throw new Failure(fault);
}
