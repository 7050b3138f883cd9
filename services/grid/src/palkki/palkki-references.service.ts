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
    if (!(await this.isLinked(actor, sourceAsiakasId, asiakasLinkType.sourceCustomer)))
      throw new Failure('PALKKI.UNKNOWN_SOURCE');
  }

  /**
   * A company that a palkki is shown to is one of the own company's customers, its sources among them, or a pump
   * partner.
   * @throws Failure PALKKI.UNKNOWN_COMPANY, SERVICE.UNAVAILABLE
   */
  async demandCompany(actor: Actor, asiakasId: number): Promise<void> {
    const isKnown =
      asiakasId !== actor.asiakasId &&
      ((await this.isLinked(actor, asiakasId, asiakasLinkType.pumpPartner)) ||
        (await this.isCustomer(asiakasId)));
    if (!isKnown) throw new Failure('PALKKI.UNKNOWN_COMPANY');
  }

  private async isLinked({ asiakasId }: Actor, linkedId: number, typeId: number): Promise<boolean> {
    const links = await this.services.ask(asiakasCalls.listLinks, { asiakasId, typeId });
    return links.some(({ linkedAsiakasId }) => linkedAsiakasId === linkedId);
  }

  private async isCustomer(asiakasId: number): Promise<boolean> {
    try {
      await this.services.ask(asiakasCalls.get, { asiakasId });
      return true;
    } catch (error) {
      if (error instanceof Failure && error.code === 'ASIAKAS.NOT_FOUND') return false;
      throw error;
    }
  }
}
