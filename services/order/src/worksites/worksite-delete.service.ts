import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Failure, tyomaaFields, type Actor, type InputOf, type tyomaaCalls } from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { keikkaTila } from '@keikka/domain';
import { Transactions, type Tx } from '@keikka/server';
import { Keikka } from '../keikka/keikka.entity.js';
import { Tyomaa } from '../tyomaa/tyomaa.entity.js';
import { tyomaat } from '../tyomaa/tyomaa.record.js';

type Token = Pick<Tyomaa, 'tyomaaId' | 'varmenne'>;

/** Deletes a work site that no order has, and brings a deleted one back. */
@Injectable()
export class WorksiteDeleteService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * A deleted order counts for nothing: it never comes back. Who gives the site to an order holds its row until then.
   * @throws Failure TYOMAA.NOT_FOUND, TYOMAA.IN_USE, CHANGE.OUTDATED
   */
  delete(actor: Actor, of: InputOf<typeof tyomaaCalls.delete>): Promise<Token> {
    const { id: tyomaaId, varmenne } = of;
    return this.transactions.runOnce(actor, 'tyomaa.delete', of, async (tx) => {
      const site = requireOwn(await tyomaat.lock(tx, tyomaaId), actor);
      const keikkaTilaId = Not(keikkaTila.poistettu);
      const keikkaCount = await tx.manager.countBy(Keikka, { tyomaaId, keikkaTilaId });
      if (keikkaCount > 0) throw new Failure('TYOMAA.IN_USE', { keikkaCount });
      await tyomaat.requireSeen(tx, site, varmenne);
      return setDeleted(tx, site, tx.now);
    });
  }

  /**
   * One that is there stays as it is.
   * @throws Failure TYOMAA.NOT_FOUND, CHANGE.OUTDATED
   */
  restore(actor: Actor, of: InputOf<typeof tyomaaCalls.restore>): Promise<Token> {
    const { tyomaaId, varmenne } = of;
    return this.transactions.runOnce(actor, 'tyomaa.restore', of, async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const found = await tx.manager.findOne(Tyomaa, { where: { tyomaaId }, withDeleted: true, lock });
      const site = requireOwn(found, actor);
      if (site.deletedTime === null) return { tyomaaId, varmenne: site.varmenne };
      await tyomaat.requireSeen(tx, site, varmenne);
      return setDeleted(tx, site, null);
    });
  }
}

/** A site of another company is not there for the actor. @throws Failure TYOMAA.NOT_FOUND */
function requireOwn(site: Tyomaa | null, { asiakasId }: Actor): Tyomaa {
  if (site?.ownerAsiakasId !== asiakasId) throw new Failure('TYOMAA.NOT_FOUND');
  return site;
}

async function setDeleted(tx: Tx, site: Tyomaa, deletedTime: Date | null): Promise<Token> {
  const { tyomaaId } = site;
  const after = { ...site, deletedTime, varmenne: site.varmenne + 1 };
  await tx.manager.update(Tyomaa, { tyomaaId }, { deletedTime, varmenne: after.varmenne });
  const state = stateOf(tyomaaFields, site);
  await tyomaat.record(tx, after, deletedTime ? state : null, deletedTime ? null : state);
  return { tyomaaId, varmenne: after.varmenne };
}
