import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  readableChange,
  type Actor,
  type InputOf,
  type keikkaFormCalls,
  type RecordedChange,
} from '@keikka/contracts';
import { readable } from '@keikka/contracts/fields';
import { changesOf } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { allowEdit, allowPrices } from '../access/keikka-access.policy.js';
import { keikkaStateFields } from '../keikka/keikka.record.js';

/** What was changed in an order, by whom and when. */
@Injectable()
export class KeikkaChangesService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly access: AccessService,
  ) {}

  /**
   * A page of an order's changes, the newest first, with the values and names that the actor may see.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS also for an owner that is not the order's.
   */
  async list(
    actor: Actor,
    { entityId, ownerAsiakasId, page = 1 }: InputOf<typeof keikkaFormCalls.listChanges>,
  ): Promise<RecordedChange[]> {
    const { manager } = this.dataSource;
    const facts = await this.access.visible(manager, actor, entityId);
    const isOwners = ownerAsiakasId === 0 || ownerAsiakasId === facts.ownerAsiakasId;
    if (!isOwners || !allowEdit(actor, facts)) throw new Failure('KEIKKA.NO_ACCESS');
    const changes = await changesOf(manager, { type: 'keikka', id: entityId, page }, actor.asiakasId);
    const seen = readable(keikkaStateFields, { prices: allowPrices(actor, facts) });
    return changes.flatMap((change) => readableChange(keikkaStateFields, seen, change) ?? []);
  }
}
