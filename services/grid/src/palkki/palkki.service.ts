import { Injectable } from '@nestjs/common';
import {
  Failure,
  type Actor,
  type GridPalkki,
  type PalkkiSave,
  type RequestOf,
  type gridMessages,
} from '@keikka/contracts';
import { requireSeen, resolveSave, sameValue, Transactions, type Tx } from '@keikka/server';
import { palkkiTimeFault, palkkiTypeId } from '@keikka/domain';
import { Palkki, PalkkiVisibility } from './palkki.entity.js';
import { PalkkiReferences } from './palkki-references.service.js';
import { demandOwn, demandType, demandTypeRight, demandVehicle } from './palkki.policy.js';
import {
  blankState,
  columnsOf,
  incomingState,
  isWhereSeen,
  moved,
  stateOf,
  touched,
  viewersOf,
  type PalkkiState,
} from './palkki.rules.js';
import { palkkiRowsSql } from './palkki.sql.js';

const entityType = 'palkki';

/** Changes of bars. Each is one transaction with its history and its event for the open grids. */
@Injectable()
export class PalkkiService {
  constructor(
    private readonly transactions: Transactions,
    private readonly references: PalkkiReferences,
  ) {}

  /** Makes a bar, or lays a save over one with respect to what others changed meanwhile (G-173, G-179, C-67, A-7). */
  async save(actor: Actor, save: PalkkiSave): Promise<GridPalkki> {
    await this.references.demand(actor, save);
    return this.transactions.runOnce(actor, 'palkki.save', save, async (tx) => {
      const incoming = incomingState(save);
      if (!save.palkkiId) return this.create(tx, actor, { ...blankState, ...incoming });
      const palkki = await this.lock(tx, actor, save.palkkiId);
      const { palkkiId: entityId, varmenne } = palkki;
      const before = stateOf(palkki);
      const aggregate = { entityType, entityId, varmenne };
      return this.change(
        tx,
        actor,
        palkki,
        await resolveSave(tx.manager, aggregate, before, incoming, save.varmenne),
      );
    });
  }

  /** A new bar like one that stands on the board (G-178, G-264). */
  copy(actor: Actor, { palkkiId }: RequestOf<typeof gridMessages.palkkiCopy>): Promise<GridPalkki> {
    return this.transactions.runOnce(actor, 'palkki.copy', { palkkiId }, async (tx) =>
      this.create(tx, actor, stateOf(await this.lock(tx, actor, palkkiId))),
    );
  }

  /** Moves a bar to a vehicle, along time, or both at once (G-222). */
  move(actor: Actor, move: RequestOf<typeof gridMessages.palkkiMove>): Promise<GridPalkki> {
    return this.transactions.run(async (tx) => {
      const palkki = await this.lock(tx, actor, move.palkkiId);
      requireSeen(palkki, move.varmenne);
      const before = stateOf(palkki);
      const after = moved(before, move);
      if (!sameValue(before, after) && !isWhereSeen(before, move)) throw new Failure('PALKKI.MOVED');
      return this.change(tx, actor, palkki, after);
    });
  }

  /** Deleting hides a bar as type 11 (G-138); deleting it again is no error, so that a retry is not either. */
  delete(
    actor: Actor,
    { palkkiId, varmenne }: RequestOf<typeof gridMessages.palkkiDelete>,
  ): Promise<{ palkkiId: number }> {
    return this.transactions.run(async (tx) => {
      const palkki = await this.find(tx, actor, palkkiId);
      if (palkki.deletedTime) return { palkkiId };
      requireSeen(palkki, varmenne);
      demandTypeRight(actor, palkki.grid_palkkiTypeId);
      const before = stateOf(palkki);
      const after = {
        ...before,
        grid_palkkiTypeId: palkkiTypeId.poistettu,
        deletedTime: tx.now.toISOString(),
      };
      await this.store(tx, palkki, before, after);
      return { palkkiId };
    });
  }

  private async create(tx: Tx, actor: Actor, state: PalkkiState): Promise<GridPalkki> {
    if (!state.vehicleId || !actor.asiakasId) throw new Failure('PALKKI.VEHICLE_REQUIRED');
    await demandVehicle(tx.manager, actor, state.vehicleId);
    await demandType(tx.manager, actor, state.grid_palkkiTypeId);
    return this.store(tx, { ownerAsiakasId: actor.asiakasId, varmenne: 0 }, null, state);
  }

  private async change(tx: Tx, actor: Actor, palkki: Palkki, after: PalkkiState): Promise<GridPalkki> {
    const before = stateOf(palkki);
    demandTypeRight(actor, before.grid_palkkiTypeId);
    // A bar stays editable where it stands, also when its vehicle has left the company since.
    if (after.vehicleId !== before.vehicleId) await demandVehicle(tx.manager, actor, after.vehicleId);
    await demandType(tx.manager, actor, after.grid_palkkiTypeId);
    return sameValue(before, after) ? this.row(tx, palkki.palkkiId) : this.store(tx, palkki, before, after);
  }

  private async lock(tx: Tx, actor: Actor, palkkiId: number): Promise<Palkki> {
    const palkki = await this.find(tx, actor, palkkiId);
    if (palkki.deletedTime) throw new Failure('PALKKI.NOT_FOUND');
    return palkki;
  }

  private async find(tx: Tx, actor: Actor, palkkiId: number): Promise<Palkki> {
    const palkki = await tx.manager.findOne(Palkki, {
      where: { palkkiId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!palkki) throw new Failure('PALKKI.NOT_FOUND');
    await demandOwn(tx.manager, actor, palkki);
    return palkki;
  }

  private async store(
    tx: Tx,
    palkki: Pick<Palkki, 'ownerAsiakasId' | 'varmenne'>,
    before: PalkkiState | null,
    after: PalkkiState,
  ): Promise<GridPalkki> {
    const fault = palkkiTimeFault(new Date(after.timeStart), new Date(after.timeEnd));
    if (fault) throw new Failure(fault);
    const saved = await tx.manager.save(Palkki, {
      ...palkki,
      ...columnsOf(after),
      varmenne: palkki.varmenne + 1,
    });
    const { palkkiId, ownerAsiakasId, varmenne } = saved;
    await tx.record({ entityType, entityId: palkkiId, ownerAsiakasId, varmenne, before, after });
    const row = await this.row(tx, palkkiId);
    await this.announce(tx, row, before, after);
    return row;
  }

  /** Tells who sees the bar now; those who saw it before and don't any more are told that it is gone. */
  private async announce(
    tx: Tx,
    row: GridPalkki,
    before: PalkkiState | null,
    after: PalkkiState,
  ): Promise<void> {
    const { palkkiId, ownerAsiakasId } = row;
    const visibility = await tx.manager.findBy(PalkkiVisibility, { palkkiId });
    const listed = visibility.map(({ asiakasId }) => asiakasId);
    const see = viewersOf(after, ownerAsiakasId, listed);
    const gone = viewersOf(before, ownerAsiakasId, listed).filter((asiakasId) => !see.includes(asiakasId));
    const change = { palkkiId, ownerAsiakasId, ...touched(before, after) };
    if (gone.length > 0) await tx.emit('grid.palkki.changed.v1', { ...change, visibleTo: gone, row: null });
    if (see.length > 0) await tx.emit('grid.palkki.changed.v1', { ...change, visibleTo: see, row });
  }

  private async row(tx: Tx, palkkiId: number): Promise<GridPalkki> {
    const [row] = await tx.manager.query<[{ json: string }]>(`${palkkiRowsSql} where p.palkki_id = $1`, [
      palkkiId,
    ]);
    return JSON.parse(row.json) as GridPalkki;
  }
}
