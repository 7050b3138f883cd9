import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { type Actor, type BetoniAttrType, type betoniAttrTypeCalls, type InputOf } from '@keikka/contracts';
import { Transactions, type Tx } from '@keikka/server';
import { BetoniAttr } from '../betoni/betoni-reference.entity.js';
import {
  requireDistinct,
  requireOwn,
  requireRoomFor,
  typeOf,
  type AttrType,
} from './betoni-attr-type.rules.js';
import { answerOf, omatLisat } from './betoni-attr-type.record.js';
import { EVERYBODY } from './betoni-attr.rules.js';

type Input<Name extends keyof typeof betoniAttrTypeCalls> = InputOf<(typeof betoniAttrTypeCalls)[Name]>;

/** The extras of a company's own. Each change stands in their history with who made it. */
@Injectable()
export class BetoniAttrTypeService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** By name. What a supplier offers is no secret. */
  async list({ asiakasId }: Actor, { betoniAsiakasId }: Input<'list'>): Promise<BetoniAttrType[]> {
    const rows = await offeredBy(this.dataSource.manager, [EVERYBODY, asiakasId, betoniAsiakasId]);
    return rows.map(answerOf).sort((one, other) => one.attrNimike.localeCompare(other.attrNimike, 'fi'));
  }

  /**
   * Merged per field with what others changed since the version that was seen.
   * @throws Failure BETONI.ATTR_NOT_FOUND, BETONI.ATTR_SHARED, BETONI.TOO_MANY_ATTR_TYPES, SAVE.CONFLICT, CHANGE.OUTDATED
   * and those of `requireDistinct`
   */
  save(actor: Actor, of: Input<'save'>): Promise<BetoniAttrType> {
    const { attrId, varmenne, ...changes } = of;
    return this.transactions.runOnce(actor, 'betoni-attr-type.save', of, async (tx) => {
      const offered = await lockedOf(tx, actor);
      if (attrId === 0) {
        requireRoomFor(ownOf(offered, actor));
        return this.make(tx, actor, typeOf(changes), offered);
      }
      const stored = requireOwn(
        await tx.manager.findOneBy(BetoniAttr, { attrId, deletedTime: IsNull() }),
        actor,
      );
      const patch = await omatLisat.merged(tx, stored, namedOf(changes, typeOf(changes, stored)), varmenne);
      requireDistinct({ ...typeOf({}, stored), ...patch }, othersThan(attrId, offered));
      return omatLisat.change(tx, stored, patch);
    });
  }

  /**
   * The lines that have it keep it.
   * @throws Failure BETONI.ATTR_NOT_FOUND, BETONI.ATTR_SHARED, CHANGE.OUTDATED
   */
  delete(actor: Actor, of: Input<'delete'>): Promise<{ attrId: number; varmenne: number }> {
    const { attrId } = of;
    return this.transactions.runOnce(actor, 'betoni-attr-type.delete', of, async (tx) => {
      await lockedOf(tx, actor);
      const stored = requireOwn(
        await tx.manager.findOneBy(BetoniAttr, { attrId, deletedTime: IsNull() }),
        actor,
      );
      await omatLisat.requireSeen(tx, stored, of.varmenne);
      const { varmenne } = await setDeleted(tx, stored, tx.now);
      return { attrId, varmenne };
    });
  }

  /**
   * Brings back a deleted one, as if it were made anew. One that is there stays as it is.
   * @throws Failure BETONI.ATTR_NOT_FOUND, BETONI.ATTR_SHARED, BETONI.TOO_MANY_ATTR_TYPES, CHANGE.OUTDATED and those of
   * `requireDistinct`
   */
  restore(actor: Actor, of: Input<'restore'>): Promise<BetoniAttrType> {
    const { attrId, varmenne } = of;
    return this.transactions.runOnce(actor, 'betoni-attr-type.restore', of, async (tx) => {
      const offered = await lockedOf(tx, actor);
      const stored = requireOwn(await tx.manager.findOneBy(BetoniAttr, { attrId }), actor);
      if (stored.deletedTime === null) return answerOf(stored);
      await omatLisat.requireSeen(tx, stored, varmenne);
      requireRoomFor(ownOf(offered, actor));
      requireDistinct(stored, offered);
      return answerOf(await setDeleted(tx, stored, null));
    });
  }

  private async make(
    tx: Tx,
    { asiakasId }: Actor,
    type: AttrType,
    others: readonly BetoniAttr[],
  ): Promise<BetoniAttrType> {
    requireDistinct(type, others);
    return omatLisat.make(tx, { asiakasId }, type);
  }
}

/** The extras of the company and of everybody. They are locked for it, so that two at once do not make the same one. */
async function lockedOf({ manager }: Tx, { asiakasId }: Actor): Promise<BetoniAttr[]> {
  await manager.query(`select pg_advisory_xact_lock(hashtext('betoni-attr ' || current_schema()), $1::int)`, [
    asiakasId,
  ]);
  return offeredBy(manager, [EVERYBODY, asiakasId]);
}

const offeredBy = (manager: EntityManager, owners: number[]): Promise<BetoniAttr[]> =>
  manager.findBy(BetoniAttr, { asiakasId: In(owners), deletedTime: IsNull() });

const ownOf = (attrs: readonly BetoniAttr[], { asiakasId }: Actor): BetoniAttr[] =>
  attrs.filter((attr) => attr.asiakasId === asiakasId);

const othersThan = (attrId: number, attrs: readonly BetoniAttr[]): BetoniAttr[] =>
  attrs.filter((attr) => attr.attrId !== attrId);

/** Of what is named in a save, the values as they are stored. */
const namedOf = (changes: object, type: AttrType): Partial<AttrType> =>
  Object.fromEntries(Object.entries(type).filter(([name]) => name in changes));

/** Deletes an extra, whose row stays for the lines that have it, or brings it back. */
async function setDeleted(tx: Tx, stored: BetoniAttr, deletedTime: Date | null): Promise<BetoniAttr> {
  const after = { ...stored, deletedTime, varmenne: stored.varmenne + 1 };
  await tx.manager.update(BetoniAttr, { attrId: stored.attrId }, { deletedTime, varmenne: after.varmenne });
  const type = { ...typeOf({}, stored) };
  await omatLisat.record(tx, after, deletedTime ? type : null, deletedTime ? null : type);
  return after;
}
