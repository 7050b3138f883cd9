import { Injectable } from '@nestjs/common';
import { Failure, keikkaFormCalls, type Actor, type GridKeikka, type InputOf } from '@keikka/contracts';
import { allowPlan } from '../access/keikka-access.policy.js';
import { Keikka } from '../keikka/keikka.entity.js';
import { keikat } from '../keikka/keikka.record.js';
import { KeikkaMatka } from '../matka/keikka-matka.service.js';
import { Planning } from '../planning/planning.service.js';
import { KeikkaReferences } from '../references/keikka-references.service.js';

/** Where an order came from, and the token that whoever has it open compares with. */
@Injectable()
export class KeikkaSourceService {
  constructor(
    private readonly planning: Planning,
    private readonly references: KeikkaReferences,
    private readonly keikkaMatka: KeikkaMatka,
  ) {}

  /**
   * Who sees the order follows from its source, so the boards of both sources are told.
   * @throws Failure KEIKKA.UNKNOWN_SOURCE, and as `lockOnBoard`
   */
  async setSource(
    actor: Actor,
    change: InputOf<typeof keikkaFormCalls.setSourceAsiakas>,
  ): Promise<GridKeikka> {
    const { keikkaId, sourceAsiakasId } = change;
    await this.demandSource(actor, keikkaId, sourceAsiakasId);
    const row = await this.planning.transactions.runOnce(actor, 'keikka.set-source', change, async (tx) => {
      const before = await this.planning.changes.lockOnBoard(tx, actor, change, ['sourceAsiakasId']);
      if (before.sourceAsiakasId === sourceAsiakasId)
        return this.planning.changes.announceOne(tx, { before, after: before });
      const act = { before: { sourceAsiakasId: before.sourceAsiakasId }, after: { sourceAsiakasId } };
      return keikat.change(tx, before, { sourceAsiakasId }, act);
    });
    this.keikkaMatka.follow(actor, keikkaId);
    return row;
  }

  /** @throws Failure as `lockOnBoard` */
  renew(actor: Actor, of: InputOf<typeof keikkaFormCalls.saveVarmenne>): Promise<{ varmenne: number }> {
    return this.planning.transactions.runOnce(actor, 'keikka.renew', of, async (tx) => {
      const keikka = await this.planning.changes.lockOnBoard(tx, actor, of, []);
      const { varmenne } = await keikat.change(tx, keikka, {}, { before: {}, after: {} });
      return { varmenne };
    });
  }

  /** Staff is asked before a transaction is open, and only about a source that is new to the order. */
  private async demandSource(actor: Actor, keikkaId: number, sourceAsiakasId: number): Promise<void> {
    const stored = await this.planning.dataSource.manager.findOneBy(Keikka, { keikkaId });
    if (!stored || stored.sourceAsiakasId === sourceAsiakasId) return;
    if (!allowPlan(actor, stored)) throw new Failure('KEIKKA.NO_ACCESS');
    await this.references.demandSource(actor, sourceAsiakasId);
  }
}
