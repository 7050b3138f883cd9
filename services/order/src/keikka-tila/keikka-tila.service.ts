import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import {
  Failure,
  type Actor,
  type GridKeikka,
  type KeikkaTila as KeikkaTilaContract,
  type KeikkaTilaSet,
} from '@keikka/contracts';
import { isReadied, isSettableTila, keikkaTila, stepLogType } from '@keikka/domain';
import type { Tx } from '@keikka/server';
import { requireKept } from '../keikka/keikka.record.js';
import type { Keikka } from '../keikka/keikka.entity.js';
import { Planning } from '../planning/planning.service.js';
import { KeikkaTila } from './keikka-tila.entity.js';

@Injectable()
export class KeikkaTilaService {
  constructor(private readonly planning: Planning) {}

  list(): Promise<KeikkaTilaContract[]> {
    return this.planning.dataSource.manager.find(KeikkaTila, { order: { orderNumber: 'ASC' } });
  }

  /**
   * A copied order is ready for delivery only when all that is to be looked at in it was. A deleted order comes back
   * only for who names the version in which it is deleted, and so knows that it is.
   * @throws Failure KEIKKA.UNCHECKED_COPY, KEIKKA.UNKNOWN_TILA, KEIKKA.REMOVED, and as `lockForPlanning`
   */
  set(actor: Actor, change: KeikkaTilaSet): Promise<GridKeikka> {
    const { keikkaId, keikkaTilaId } = change;
    return this.planning.transactions.runOnce(actor, 'keikka.set-tila', change, async (tx) => {
      const before = await this.lock(tx, actor, change);
      const known = await tx.manager.findBy(KeikkaTila, {
        keikkaTilaId: In([before.keikkaTilaId, keikkaTilaId]),
      });
      const names = new Map(known.map((tila) => [tila.keikkaTilaId, tila.keikkaTilaSelite]));
      if (!isSettableTila(keikkaTilaId) || !names.has(keikkaTilaId)) throw new Failure('KEIKKA.UNKNOWN_TILA');
      if (before.keikkaTilaId === keikkaTilaId)
        return this.planning.changes.announceOne(tx, { before, after: before });
      if (change.varmenne === undefined) await requireKept(tx, before);
      const { tarkistettavat } = before;
      if (isReadied(keikkaTilaId) && tarkistettavat.length > 0)
        throw new Failure('KEIKKA.UNCHECKED_COPY', { tarkistettavat });
      const after = await this.planning.changes.save(tx, before, { keikkaTilaId });
      const [from, to] = [before.keikkaTilaId, keikkaTilaId].map((id) => names.get(id) ?? String(id));
      const message = `Tila vaihdettu: ${from} → ${to}`;
      await this.planning.stepLog.append(tx, keikkaId, stepLogType.tilaVaihdettu, message);
      return this.planning.changes.announceOne(tx, { before, after });
    });
  }

  /** An order for who plans it; a draft that is sent or given up also for who may write it. */
  private async lock(tx: Tx, actor: Actor, change: KeikkaTilaSet): Promise<Keikka> {
    const { lahetetty, poistettu } = keikkaTila;
    const ends = change.keikkaTilaId === lahetetty || change.keikkaTilaId === poistettu;
    const draft = ends && (await this.planning.lockDraft(tx, actor, change, ['keikkaTilaId']));
    return draft || this.planning.changes.lockForPlanning(tx, actor, change, ['keikkaTilaId']);
  }
}
