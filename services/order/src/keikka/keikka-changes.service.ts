import { Injectable } from '@nestjs/common';
import { Failure, type Actor, type GridKeikka, type KeikkaFields, type SeenVersion } from '@keikka/contracts';
import { savedFields } from '@keikka/contracts/fields';
import type { Act, RecordChange, Tx } from '@keikka/server';
import { allowPlan } from '../access/keikka-access.policy.js';
import type { Keikka } from './keikka.entity.js';
import { keikat, keikkaStateFields, requireKept } from './keikka.record.js';

/** What an act changes, as the history names it. */
export type ActField = keyof KeikkaFields | 'keikkaTilaId' | 'kuskit' | 'sourceAsiakasId';

/** One order before and after an act; the same twice when it stays as it is. */
export type KeikkaChange = RecordChange<Keikka>;

/** What the acts on an order share: who may, upon which version, and the write through the order's record. */
@Injectable()
export class KeikkaChanges {
  /**
   * Locks an order that the actor is going to plan. When a version is named, the fields that the act changes must be as they
   * were then.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, CHANGE.OUTDATED
   */
  async lockForPlanning(
    tx: Tx,
    actor: Actor,
    { keikkaId, varmenne }: SeenVersion & { keikkaId: number },
    fields: readonly ActField[],
  ): Promise<Keikka> {
    const keikka = await keikat.lock(tx, keikkaId);
    if (!allowPlan(actor, keikka)) throw new Failure('KEIKKA.NO_ACCESS');
    await keikat.requireSeen(tx, keikka, varmenne, fields);
    return keikka;
  }

  /**
   * The same for a change of place or drivers, which an order that a colleague has deleted has no more.
   * @throws Failure as `lockForPlanning`, and KEIKKA.REMOVED with who did it and when
   */
  async lockOnBoard(
    tx: Tx,
    actor: Actor,
    order: SeenVersion & { keikkaId: number },
    fields: readonly ActField[],
  ): Promise<Keikka> {
    const keikka = await this.lockForPlanning(tx, actor, order, fields);
    await requireKept(tx, keikka);
    return keikka;
  }

  /** Saves changed fields, and what an act has changed besides, with a new change token and their history. */
  async save<Field extends keyof Keikka & keyof typeof keikkaStateFields>(
    tx: Tx,
    before: Keikka,
    fields: Pick<Keikka, Field>,
    { act, beside }: { act?: Act | undefined; beside?: Partial<Pick<Keikka, 'tarkistettavat'>> } = {},
  ): Promise<Keikka> {
    const patch = { ...savedFields(keikkaStateFields, fields), ...beside };
    return (await keikat.write(tx, before, patch, act)).after;
  }

  /** Writes the history of a change that keeps the token. */
  async record(tx: Tx, keikka: Keikka, before: object, after: object): Promise<void> {
    await keikat.record(tx, keikka, { ...before }, { ...after });
  }

  /** Emits the event of one changed order and returns its grid row. */
  async announceOne(tx: Tx, change: KeikkaChange): Promise<GridKeikka> {
    const [row] = await keikat.tell(tx, [change]);
    if (!row) throw new Failure('KEIKKA.NOT_FOUND');
    return row;
  }

  /** The same for many orders, in their order. */
  announce(tx: Tx, changes: readonly KeikkaChange[]): Promise<GridKeikka[]> {
    return keikat.tell(tx, changes);
  }
}
