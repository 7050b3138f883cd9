import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Failure, type Actor, type AsiakasLink } from '@keikka/contracts';
import { Transactions, type Tx } from '@keikka/server';
import { Asiakas, AsiakasAsiakasLink } from '../asiakas/asiakas.entity.js';
import { SnapshotService } from '../snapshot/snapshot.service.js';
import { demandMayAdd, demandMayDelete, vehicleOwnerOf } from './asiakas-link.policy.js';

const ENTITY_TYPE = 'asiakasAsiakasLink';

/** Links between companies. They decide who sees and plans a vehicle, so each change emits events of the vehicles. */
@Injectable()
export class AsiakasLinkService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly snapshot: SnapshotService,
  ) {}

  list({ asiakasId }: Actor, asiakasAsiakasLinkTypeId: number): Promise<AsiakasLink[]> {
    return this.dataSource.manager.find(AsiakasAsiakasLink, {
      where: { asiakasId, asiakasAsiakasLinkTypeId },
      select: {
        asiakasAsiakasLinkId: true,
        asiakasId: true,
        linkedAsiakasId: true,
        asiakasAsiakasLinkTypeId: true,
      },
      order: { asiakasAsiakasLinkId: 'ASC' },
    });
  }

  add(actor: Actor, request: Omit<AsiakasLink, 'asiakasAsiakasLinkId'>): Promise<AsiakasLink> {
    const { asiakasId, linkedAsiakasId, asiakasAsiakasLinkTypeId } = request;
    const parties = { asiakasId, linkedAsiakasId, asiakasAsiakasLinkTypeId };
    return this.transactions.runOnce(actor, 'asiakas-link.add', parties, async (tx) => {
      demandMayAdd(actor, parties);
      await lockCompanies(tx, asiakasId, linkedAsiakasId);
      if (await tx.manager.existsBy(AsiakasAsiakasLink, parties)) throw new Failure('ASIAKAS_LINK.EXISTS');
      const { asiakasAsiakasLinkId } = await tx.manager.save(AsiakasAsiakasLink, { ...parties });
      const link = { asiakasAsiakasLinkId, ...parties };
      await this.tell(tx, link, { before: null, after: parties });
      return link;
    });
  }

  delete(actor: Actor, asiakasAsiakasLinkId: number): Promise<{ asiakasAsiakasLinkId: number }> {
    return this.transactions.runOnce(actor, 'asiakas-link.delete', { asiakasAsiakasLinkId }, async (tx) => {
      const link = await tx.manager.findOneBy(AsiakasAsiakasLink, { asiakasAsiakasLinkId });
      if (!link) throw new Failure('ASIAKAS_LINK.NOT_FOUND');
      demandMayDelete(actor, link);
      await lockCompanies(tx, link.asiakasId, link.linkedAsiakasId);
      const { affected } = await tx.manager.delete(AsiakasAsiakasLink, { asiakasAsiakasLinkId });
      if (!affected) throw new Failure('ASIAKAS_LINK.NOT_FOUND');
      await this.tell(tx, link, { before: { ...link }, after: null });
      return { asiakasAsiakasLinkId };
    });
  }

  private async tell(
    tx: Tx,
    link: AsiakasLink,
    change: { before: Record<string, unknown> | null; after: Record<string, unknown> | null },
  ): Promise<void> {
    await tx.record({
      entityType: ENTITY_TYPE,
      entityId: link.asiakasAsiakasLinkId,
      ownerAsiakasId: vehicleOwnerOf(link),
      varmenne: 1,
      ...change,
    });
    await this.snapshot.announceVehicles(tx, vehicleOwnerOf(link));
  }
}

/** Locks a company's links, so that of two changes the later event knows of both. */
async function lockCompanies(tx: Tx, ...asiakasIds: number[]): Promise<void> {
  for (const asiakasId of asiakasIds.sort((one, other) => one - other)) {
    const asiakas = await tx.manager.findOne(Asiakas, {
      where: { asiakasId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!asiakas) throw new Failure('ASIAKAS.NOT_FOUND');
  }
}
