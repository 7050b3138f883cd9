import { Injectable } from '@nestjs/common';
import {
  FACTORY,
  Failure,
  sijaintiFields,
  type Actor,
  type InputOf,
  type SijaintiFields,
  type SijaintiVersio,
  type sijaintiCalls,
} from '@keikka/contracts';
import { blankOf, savedFields, stateOf } from '@keikka/contracts/fields';
import { dayRange, helsinkiDay } from '@keikka/domain';
import { Transactions, type Tx } from '@keikka/server';
import { lockedPlant, plantOf, setDeleted, sijainnit } from '../sijainti/sijainti.record.js';
import { tidyPlant } from '../sijainti/sijainti.rules.js';
import type { Sijainti } from '../sijainti/sijainti.entity.js';
import { TO_COME_SQL } from './plants.sql.js';

type Token = Pick<Sijainti, 'sijaintiId' | 'varmenne'>;
type Input<Name extends keyof typeof sijaintiCalls> = InputOf<(typeof sijaintiCalls)[Name]>;

/** A company edits the factories of its own. The copies that orders have of them stay as they are. */
@Injectable()
export class PlantEditService {
  constructor(private readonly transactions: Transactions) {}

  /** @throws Failure those of `tidyPlant` */
  create(actor: Actor, create: Input<'create'>): Promise<SijaintiVersio> {
    const state = tidyPlant({
      ...(blankOf(sijaintiFields) as SijaintiFields),
      ...savedFields(sijaintiFields, create),
    });
    const { asiakasId } = actor;
    return this.transactions.runOnce(actor, 'sijainti.create', create, (tx) =>
      sijainnit.make(tx, { asiakasId, sijaintiTypeId: FACTORY, deletedTime: null }, state),
    );
  }

  /**
   * Merged per field with what others changed since the version that was seen.
   * @throws Failure SIJAINTI.NOT_FOUND, SAVE.CONFLICT, CHANGE.OUTDATED and those of `tidyPlant`
   */
  set(actor: Actor, set: Input<'set'>): Promise<SijaintiVersio> {
    return this.transactions.runOnce(actor, 'sijainti.set', set, async (tx) => {
      const plant = await lockedThere(tx, actor, set.sijaintiId);
      const patch = await sijainnit.merged(tx, plant, savedFields(sijaintiFields, set), set.varmenne);
      if (Object.keys(patch).length === 0) return plantOf(plant);
      return sijainnit.change(tx, plant, tidyPlant({ ...stateOf(sijaintiFields, plant), ...patch }));
    });
  }

  /**
   * The orders that were delivered from it keep its name. Who gives the factory to an order holds its row until then.
   * @throws Failure SIJAINTI.NOT_FOUND, SIJAINTI.IN_USE, CHANGE.OUTDATED
   */
  delete(actor: Actor, of: Input<'delete'>): Promise<Token> {
    return this.transactions.runOnce(actor, 'sijainti.delete', of, async (tx) => {
      const plant = await lockedThere(tx, actor, of.sijaintiId);
      const keikkaCount = await toCome(tx, of.sijaintiId);
      if (keikkaCount > 0) throw new Failure('SIJAINTI.IN_USE', { keikkaCount });
      await sijainnit.requireSeen(tx, plant, of.varmenne);
      return setDeleted(tx, plant, tx.now);
    });
  }

  /**
   * One that is there stays as it is.
   * @throws Failure SIJAINTI.NOT_FOUND, CHANGE.OUTDATED
   */
  restore(actor: Actor, of: Input<'restore'>): Promise<Token> {
    return this.transactions.runOnce(actor, 'sijainti.restore', of, async (tx) => {
      const plant = await lockedPlant(tx, actor.asiakasId, of.sijaintiId);
      const { sijaintiId, varmenne } = plant;
      if (plant.deletedTime === null) return { sijaintiId, varmenne };
      await sijainnit.requireSeen(tx, plant, of.varmenne);
      return setDeleted(tx, plant, null);
    });
  }
}

/** @throws Failure SIJAINTI.NOT_FOUND for one that is deleted, too */
async function lockedThere(tx: Tx, { asiakasId }: Actor, sijaintiId: number): Promise<Sijainti> {
  const plant = await lockedPlant(tx, asiakasId, sijaintiId);
  if (plant.deletedTime !== null) throw new Failure('SIJAINTI.NOT_FOUND');
  return plant;
}

async function toCome({ manager, now }: Tx, sijaintiId: number): Promise<number> {
  const today = dayRange(helsinkiDay(now)).start;
  const [row] = await manager.query<{ count: number }[]>(TO_COME_SQL, [sijaintiId, today]);
  return row?.count ?? 0;
}
