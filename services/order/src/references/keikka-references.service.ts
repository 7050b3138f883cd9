import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  asiakasCalls,
  asiakasLinkType,
  Failure,
  linkSettingsOf,
  noLinkSettings,
  vehicleCalls,
  type Actor,
  type KeikkaSave,
  type LinkSettings,
} from '@keikka/contracts';
import { ServiceClient } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { allowEdit } from '../access/keikka-access.policy.js';
import { Keikka } from '../keikka/keikka.entity.js';

const suppliers = ['betoniAsiakasId', 'pumppuAsiakasId'] as const;
/** The fields of a save that name what another service knows. */
const references = ['vehicleTypeId', 'asiakasId', ...suppliers] as const;

/** What an order keeps of its customer (O-135). */
export type AsiakasCopy = Pick<Keikka, 'asiakasNimi' | 'ytunnus'>;
const noAsiakas: AsiakasCopy = { asiakasNimi: '', ytunnus: '' };

/** Company $2, if order $1 has had it as its customer. */
const HAD_ASIAKAS_SQL = `
select a.asiakas_nimi as "asiakasNimi", a.ytunnus from asiakas a
where a.asiakas_id = $2 and exists (select 1 from change_history h
  where h.entity_type = 'keikka' and h.entity_id = $1 and h.field_name = 'asiakasId' and h.old_value = to_jsonb($2::int))`;

/** Companies that supply another: those that its orders come from, and those whose vehicles it plans. */
const supplierLinks = [asiakasLinkType.sourceCustomer, asiakasLinkType.pumpPartner];

/**
 * Asks other services about what a save refers to. It asks before a transaction is open, so that no lock waits for an
 * answer. A reference that stays is not asked about again: an order outlives what it points to.
 */
@Injectable()
export class KeikkaReferences {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly access: AccessService,
  ) {}

  /**
   * Returns what the order is to keep of the customer that the save names. Who may not edit the order learns nothing of what it
   * refers to.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, KEIKKA.UNKNOWN_VEHICLE_TYPE, KEIKKA.UNKNOWN_ASIAKAS, KEIKKA.UNKNOWN_SUPPLIER, SERVICE.UNAVAILABLE
   */
  async demand(actor: Actor, save: KeikkaSave): Promise<AsiakasCopy> {
    if (!references.some((name) => save[name])) return noAsiakas;
    const { manager } = this.dataSource;
    const { keikkaId } = save;
    if (!allowEdit(actor, await this.access.visible(manager, actor, keikkaId)))
      throw new Failure('KEIKKA.NO_ACCESS');
    const before = await manager.findOneByOrFail(Keikka, { keikkaId });
    const isNew = (name: (typeof references)[number]): boolean => save[name] !== before[name];
    if (save.vehicleTypeId && isNew('vehicleTypeId')) await this.demandVehicleType(save.vehicleTypeId);
    await this.demandSuppliers(
      actor,
      suppliers.filter(isNew).map((name) => save[name] ?? null),
    );
    // A guest is refused another customer by the save itself.
    if (!save.asiakasId || before.ownerAsiakasId !== actor.asiakasId) return noAsiakas;
    return isNew('asiakasId') ? this.asiakasOf(before, save.asiakasId) : before;
  }

  /**
   * A company that orders come from: the actor's own, or one of its source customers. Answers what is agreed with it.
   * @throws Failure KEIKKA.UNKNOWN_SOURCE, SERVICE.UNAVAILABLE
   */
  async demandSource({ asiakasId }: Actor, sourceAsiakasId: number): Promise<LinkSettings> {
    if (sourceAsiakasId === asiakasId) return noLinkSettings;
    const links = await this.services.ask(asiakasCalls.listLinks, {
      asiakasId,
      typeId: asiakasLinkType.sourceCustomer,
    });
    const link = links.find(({ linkedAsiakasId }) => linkedAsiakasId === sourceAsiakasId);
    if (!link) throw new Failure('KEIKKA.UNKNOWN_SOURCE');
    // The staff service of the release before names none.
    return linkSettingsOf(link.settings);
  }

  /** A customer of the company, or one that the order had before: an undo brings it back though it is none any more. */
  private async asiakasOf({ keikkaId }: Keikka, asiakasId: number): Promise<AsiakasCopy> {
    try {
      return await this.demandAsiakas(asiakasId);
    } catch (error) {
      const [had] = await this.dataSource.query<AsiakasCopy[]>(HAD_ASIAKAS_SQL, [keikkaId, asiakasId]);
      if (had) return had;
      throw error;
    }
  }

  /**
   * One of the customers of the actor's company.
   * @throws Failure KEIKKA.UNKNOWN_ASIAKAS, SERVICE.UNAVAILABLE
   */
  async demandAsiakas(asiakasId: number): Promise<AsiakasCopy> {
    try {
      return await this.services.ask(asiakasCalls.get, { asiakasId });
    } catch (error) {
      const isUnknown = error instanceof Failure && error.code === 'ASIAKAS.NOT_FOUND';
      throw isUnknown ? new Failure('KEIKKA.UNKNOWN_ASIAKAS') : error;
    }
  }

  private async demandVehicleType(vehicleTypeId: number): Promise<void> {
    const types = await this.services.ask(vehicleCalls.listTypes, { ownerAsiakasId: 0 });
    if (!types.some((type) => type.vehicleTypeId === vehicleTypeId))
      throw new Failure('KEIKKA.UNKNOWN_VEHICLE_TYPE');
  }

  /**
   * Companies that supply the actor's own, or that company itself; null is none.
   * @throws Failure KEIKKA.UNKNOWN_SUPPLIER, SERVICE.UNAVAILABLE
   */
  async demandSuppliers({ asiakasId }: Actor, ids: readonly (number | null)[]): Promise<void> {
    const others = ids.filter((id) => id !== null && id !== asiakasId);
    if (others.length === 0) return;
    const links = await Promise.all(
      supplierLinks.map((typeId) => this.services.ask(asiakasCalls.listLinks, { asiakasId, typeId })),
    );
    const known = new Set<number | null>(links.flat().map(({ linkedAsiakasId }) => linkedAsiakasId));
    if (!others.every((id) => known.has(id))) throw new Failure('KEIKKA.UNKNOWN_SUPPLIER');
  }
}
