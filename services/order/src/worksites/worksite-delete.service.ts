import { Injectable } from '@nestjs/common';
import { Failure, type Actor, type InputOf, type tyomaaCalls } from '@keikka/contracts';
import { Transactions } from '@keikka/server';
import { Tyomaa } from '../tyomaa/tyomaa.entity.js';
import { lockedSite, setDeleted, tyomaat } from '../tyomaa/tyomaa.record.js';
import { countOf } from './worksite-versions.js';

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
      const site = await lockedSite(tx, actor.asiakasId, tyomaaId);
      const keikkaCount = await countOf(tx.manager, tyomaaId);
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
      const where = { tyomaaId, ownerAsiakasId: actor.asiakasId };
      const site = await tx.manager.findOne(Tyomaa, { where, withDeleted: true, lock });
      if (!site) throw new Failure('TYOMAA.NOT_FOUND');
      if (site.deletedTime === null) return { tyomaaId, varmenne: site.varmenne };
      await tyomaat.requireSeen(tx, site, varmenne);
      return setDeleted(tx, site, null);
    });
  }
}
