import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  asiakasCalls,
  asiakasLinkType,
  Failure,
  orderMessages,
  type Actor,
  type PalkkiSave,
} from '@keikka/contracts';
import { ServiceClient } from '@keikka/server';
import { Palkki } from './palkki.entity.js';

/**
 * Asks other services about what a palkki refers to. It asks before a transaction is open, so that no lock waits for an
 * answer. A reference that stays is not asked about again: a palkki outlives what it points to.
 */
@Injectable()
export class PalkkiReferences {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
  ) {}

  /** @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, PALKKI.UNKNOWN_SOURCE, SERVICE.UNAVAILABLE */
  async demand(actor: Actor, { palkkiId, keikkaId, sourceAsiakasId }: PalkkiSave): Promise<void> {
    if (!keikkaId && !sourceAsiakasId) return;
    const before = palkkiId ? await this.dataSource.manager.findOneBy(Palkki, { palkkiId }) : null;
    if (keikkaId && keikkaId !== before?.keikkaId)
      await this.services.ask(orderMessages.keikkaCheckVisible, { keikkaIds: [keikkaId] });
    if (sourceAsiakasId && sourceAsiakasId !== before?.sourceAsiakasId)
      await this.demandSource(actor, sourceAsiakasId);
  }

  /** A palkki's source is a source customer of the company, or the company itself. */
  private async demandSource(actor: Actor, sourceAsiakasId: number): Promise<void> {
    if (sourceAsiakasId === actor.asiakasId) return;
    const links = await this.services.ask(asiakasCalls.listLinks, {
      asiakasId: actor.asiakasId,
      typeId: asiakasLinkType.sourceCustomer,
    });
    if (!links.some(({ linkedAsiakasId }) => linkedAsiakasId === sourceAsiakasId))
      throw new Failure('PALKKI.UNKNOWN_SOURCE');
  }
}
