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
   * @throws Failure BETONI.ATTR_NOT_FOUND, BETONI.ATTR_SHARED, BETONI.TOO_MANY_ATTR_TYPES and those of `requireDistinct`
   */
  save(actor: Actor, of: Input<'save'>): Promise<BetoniAttrType> {
    const { attrId, ...changes } = of;
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
      const type = typeOf(changes, stored);
      requireDistinct(type, othersThan(attrId, offered));
      await tx.manager.update(BetoniAttr, { attrId }, type);
      await record(tx, stored, { before: typeOf({}, stored), after: type });
      return answerOf({ ...stored, ...type });
    });
  }

  /** The lines that have it keep it. @throws Failure BETONI.ATTR_NOT_FOUND, BETONI.ATTR_SHARED */
  delete(actor: Actor, { attrId }: Input<'delete'>): Promise<{ attrId: number }> {
    return this.transactions.runOnce(actor, 'betoni-attr-type.delete', { attrId }, async (tx) => {
      await lockedOf(tx, actor);
      const stored = requireOwn(
        await tx.manager.findOneBy(BetoniAttr, { attrId, deletedTime: IsNull() }),
        actor,
      );
      await tx.manager.update(BetoniAttr, { attrId }, { deletedTime: tx.now });
      await record(tx, stored, { before: typeOf({}, stored), after: null });
      return { attrId };
    });
  }

  /**
   * Brings back a deleted one, as if it were made anew. One that is there stays as it is.
   * @throws Failure BETONI.ATTR_NOT_FOUND, BETONI.ATTR_SHARED, BETONI.TOO_MANY_ATTR_TYPES and those of `requireDistinct`
   */
  restore(actor: Actor, { attrId }: Input<'restore'>): Promise<BetoniAttrType> {
    return this.transactions.runOnce(actor, 'betoni-attr-type.restore', { attrId }, async (tx) => {
      const offered = await lockedOf(tx, actor);
      const stored = requireOwn(await tx.manager.findOneBy(BetoniAttr, { attrId }), actor);
      if (stored.deletedTime === null) return answerOf(stored);
      requireRoomFor(ownOf(offered, actor));
      requireDistinct(stored, offered);
      await tx.manager.update(BetoniAttr, { attrId }, { deletedTime: null });
      await record(tx, stored, { before: null, after: typeOf({}, stored) });
      return answerOf(stored);
    });
  }

  private async make(
    tx: Tx,
    { asiakasId }: Actor,
    type: AttrType,
    others: readonly BetoniAttr[],
  ): Promise<BetoniAttrType> {
    requireDistinct(type, others);
    const made = await tx.manager.save(BetoniAttr, { ...type, asiakasId });
    await record(tx, made, { before: null, after: type });
    return answerOf(made);
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

const answerOf = ({ attrId, asiakasId, ...type }: BetoniAttr): BetoniAttrType => ({
  attrId,
  asiakasId,
  ...typeOf({}, type),
});

interface Sides {
  before: AttrType | null;
  after: AttrType | null;
}

const record = (tx: Tx, { attrId, asiakasId }: BetoniAttr, { before, after }: Sides): Promise<void> =>
  tx.record({
    entityType: 'betoniAttr',
    entityId: attrId,
    ownerAsiakasId: asiakasId,
    varmenne: 1,
    before: before && { ...before },
    after: after && { ...after },
  });
