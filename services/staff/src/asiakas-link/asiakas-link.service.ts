import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  asiakasLinkType,
  Failure,
  linkSettingsOf,
  supplierLinkTypes,
  type Actor,
  type AsiakasLink,
  type ListedAsiakasLink,
} from '@keikka/contracts';
import { Transactions, type Tx } from '@keikka/server';
import { Asiakas, AsiakasAsiakasLink } from '../asiakas/asiakas.entity.js';
import { CustomersService } from '../customers/customers.service.js';
import { SnapshotService } from '../snapshot/snapshot.service.js';
import { demandMayAdd, demandMayDelete, vehicleOwnerOf } from './asiakas-link.policy.js';

const ENTITY_TYPE = 'asiakasAsiakasLink';

/** The links of a company ($1) of a type ($2). */
const LINKS_SQL = `
select l.asiakas_asiakas_link_id as "asiakasAsiakasLinkId", l.asiakas_id as "asiakasId",
  l.linked_asiakas_id as "linkedAsiakasId", l.asiakas_asiakas_link_type_id as "asiakasAsiakasLinkTypeId",
  linked.asiakas_nimi as "linkedAsiakasNimi", linked.color_code as "linkedAsiakasColorCode",
  l.settings
from asiakas_asiakas_link l
join asiakas linked on linked.asiakas_id = l.linked_asiakas_id
where l.asiakas_id = $1 and l.asiakas_asiakas_link_type_id = $2
order by l.asiakas_asiakas_link_id`;

/** The companies that have links of these types ($2) to a company ($1). */
const LINKED_FROM_SQL = `
select distinct asiakas_id as "asiakasId" from asiakas_asiakas_link
where linked_asiakas_id = $1 and asiakas_asiakas_link_type_id = any($2) order by 1`;

/** Links between companies. They decide who sees and plans a vehicle, so each change emits events of the vehicles. */
@Injectable()
export class AsiakasLinkService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly snapshot: SnapshotService,
    private readonly customers: CustomersService,
  ) {}

  /** The links of the actor's own company, whichever one a call names. */
  async list({ asiakasId }: Actor, typeId: number): Promise<ListedAsiakasLink[]> {
    const links = await this.dataSource.query<ListedAsiakasLink[]>(LINKS_SQL, [asiakasId, typeId]);
    return links.map((link) => ({ ...link, settings: linkSettingsOf(link.settings) }));
  }

  /** The companies that a company supplies. */
  async supplied(asiakasId: number): Promise<{ asiakasIds: number[] }> {
    const links = await this.dataSource.query<Pick<AsiakasLink, 'asiakasId'>[]>(LINKED_FROM_SQL, [
      asiakasId,
      supplierLinkTypes,
    ]);
    return { asiakasIds: links.map((link) => link.asiakasId) };
  }

  /** @throws Failure AUTH.FOREIGN_TENANT, ASIAKAS.NOT_FOUND, ASIAKAS_LINK.EXISTS */
  add(actor: Actor, request: Omit<AsiakasLink, 'asiakasAsiakasLinkId'>): Promise<AsiakasLink> {
    const { asiakasId, linkedAsiakasId, asiakasAsiakasLinkTypeId } = request;
    const parties = { asiakasId, linkedAsiakasId, asiakasAsiakasLinkTypeId };
    return this.transactions.runOnce(actor, 'asiakas-link.add', parties, async (tx) => {
      demandMayAdd(actor, parties);
      // Its name comes with the link, so that it is no company that the actor's own does not know.
      if (asiakasAsiakasLinkTypeId === asiakasLinkType.sourceCustomer)
        await this.customers.get(actor, linkedAsiakasId, tx.manager);
      await lockCompanies(tx, asiakasId, linkedAsiakasId);
      if (await tx.manager.existsBy(AsiakasAsiakasLink, parties)) throw new Failure('ASIAKAS_LINK.EXISTS');
      const { asiakasAsiakasLinkId } = await tx.manager.save(AsiakasAsiakasLink, { ...parties });
      const link = { asiakasAsiakasLinkId, ...parties };
      await this.tell(tx, link, { before: null, after: parties });
      return link;
    });
  }

  /** @throws Failure ASIAKAS_LINK.NOT_FOUND */
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
