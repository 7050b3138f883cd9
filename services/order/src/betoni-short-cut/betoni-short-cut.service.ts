import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import type { Actor, betoniShortCutCalls, InputOf, OmaKomento } from '@keikka/contracts';
import { Transactions, type Tx } from '@keikka/server';
import { BetoniShortCut } from './betoni-short-cut.entity.js';
import { answerOf, omatKomennot } from './betoni-short-cut.record.js';
import {
  komentoOf,
  requireOwn,
  requireReadable,
  requireRoomFor,
  type Komento,
} from './betoni-short-cut.rules.js';
import { komentoListsOf } from './komento-lists.sql.js';

type Input<Name extends keyof typeof betoniShortCutCalls> = InputOf<(typeof betoniShortCutCalls)[Name]>;

/** The commands of a company's own. Each change stands in their history with who made it. */
@Injectable()
export class BetoniShortCutService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** By name: those of the caller's company, whichever the call names. */
  async list(actor: Actor): Promise<OmaKomento[]> {
    const rows = await keptBy(this.dataSource.manager, actor);
    return rows
      .map(answerOf)
      .sort((one, other) => one.betoniShortCutNimi.localeCompare(other.betoniShortCutNimi, 'fi'));
  }

  /**
   * Merged per field with what others changed since the version that was seen.
   * @throws Failure BETONI.OMA_NOT_FOUND, BETONI.TOO_MANY_OMA, SAVE.CONFLICT, CHANGE.OUTDATED and those of
   * `requireReadable`
   */
  save(actor: Actor, of: Input<'save'>): Promise<OmaKomento> {
    const { betoniShortCutId, varmenne, ...changes } = of;
    return this.transactions.runOnce(actor, 'betoni-short-cut.save', of, async (tx) => {
      const kept = await lockedOf(tx, actor);
      if (betoniShortCutId === 0) {
        requireRoomFor(kept);
        return this.make(tx, actor, komentoOf(changes), kept);
      }
      const stored = requireOwn(await found(tx, { betoniShortCutId, deletedTime: IsNull() }), actor);
      const named = namedOf(changes, komentoOf(changes, stored));
      const patch = await omatKomennot.merged(tx, stored, named, varmenne);
      await requireAmong(tx, { ...stored, ...patch }, kept);
      return omatKomennot.change(tx, stored, patch);
    });
  }

  /** @throws Failure BETONI.OMA_NOT_FOUND, CHANGE.OUTDATED */
  delete(actor: Actor, of: Input<'delete'>): Promise<{ betoniShortCutId: number; varmenne: number }> {
    const { betoniShortCutId } = of;
    return this.transactions.runOnce(actor, 'betoni-short-cut.delete', of, async (tx) => {
      await lockedOf(tx, actor);
      const stored = requireOwn(await found(tx, { betoniShortCutId, deletedTime: IsNull() }), actor);
      await omatKomennot.requireSeen(tx, stored, of.varmenne);
      const { varmenne } = await setDeleted(tx, stored, tx.now);
      return { betoniShortCutId, varmenne };
    });
  }

  /**
   * Brings back a deleted one, as if it were made anew. One that is there stays as it is.
   * @throws Failure BETONI.OMA_NOT_FOUND, BETONI.TOO_MANY_OMA, CHANGE.OUTDATED and those of `requireReadable`
   */
  restore(actor: Actor, of: Input<'restore'>): Promise<OmaKomento> {
    const { betoniShortCutId, varmenne } = of;
    return this.transactions.runOnce(actor, 'betoni-short-cut.restore', of, async (tx) => {
      const kept = await lockedOf(tx, actor);
      const stored = requireOwn(await found(tx, { betoniShortCutId }), actor);
      if (stored.deletedTime === null) return answerOf(stored);
      await omatKomennot.requireSeen(tx, stored, varmenne);
      requireRoomFor(kept);
      await requireAmong(tx, stored, kept);
      return answerOf(await setDeleted(tx, stored, null));
    });
  }

  private async make(
    tx: Tx,
    { asiakasId }: Actor,
    komento: Komento,
    kept: readonly BetoniShortCut[],
  ): Promise<OmaKomento> {
    await requireAmong(tx, { ...komento, betoniShortCutId: 0, asiakasId }, kept);
    return omatKomennot.make(tx, { asiakasId }, komento);
  }
}

/** The commands of the company. They are locked for it, so that two at once do not make the same one or a circle. */
async function lockedOf({ manager }: Tx, actor: Actor): Promise<BetoniShortCut[]> {
  const key = `hashtext('betoni-short-cut ' || current_schema())`;
  await manager.query(`select pg_advisory_xact_lock(${key}, $1::int)`, [actor.asiakasId]);
  return keptBy(manager, actor);
}

const keptBy = (manager: EntityManager, { asiakasId }: Actor): Promise<BetoniShortCut[]> =>
  manager.findBy(BetoniShortCut, { asiakasId, deletedTime: IsNull() });

const found = (
  { manager }: Tx,
  where: { betoniShortCutId: number; deletedTime?: ReturnType<typeof IsNull> },
): Promise<BetoniShortCut | null> => manager.findOneBy(BetoniShortCut, where);

/** Refuses a command that cannot stand among the others of its company; one without an id is new. */
async function requireAmong(
  { manager }: Tx,
  komento: Omit<BetoniShortCut, 'deletedTime' | 'varmenne'>,
  kept: readonly BetoniShortCut[],
): Promise<void> {
  const shortCuts = kept.filter(({ betoniShortCutId }) => betoniShortCutId !== komento.betoniShortCutId);
  requireReadable(komento, { ...(await komentoListsOf(manager, komento.asiakasId)), shortCuts });
}

/** Of what is named in a save, the values as they are stored. */
const namedOf = (changes: object, komento: Komento): Partial<Komento> =>
  Object.fromEntries(Object.entries(komento).filter(([name]) => name in changes));

/** Deletes a command, whose row stays so that it can come back, or brings it back. */
async function setDeleted(tx: Tx, stored: BetoniShortCut, deletedTime: Date | null): Promise<BetoniShortCut> {
  const { betoniShortCutId } = stored;
  const after = { ...stored, deletedTime, varmenne: stored.varmenne + 1 };
  await tx.manager.update(BetoniShortCut, { betoniShortCutId }, { deletedTime, varmenne: after.varmenne });
  const komento = { ...komentoOf({}, stored) };
  await omatKomennot.record(tx, after, deletedTime ? komento : null, deletedTime ? null : komento);
  return after;
}
