import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  asiakasCalls,
  asiakasLinkType,
  Failure,
  linkSettingsOf,
  noLinkSettings,
  personCalls,
  supplierLinkTypes,
  vehicleCalls,
  type Actor,
  type KeikkaSave,
  type LinkSettings,
  type TyomaaFields,
} from '@keikka/contracts';
import { ServiceClient } from '@keikka/server';
import {
  contactCopy,
  contactIn,
  noAsiakas,
  noCopies,
  type AsiakasCopy,
  type ContactCopy,
  type ContactPerson,
  type Copies,
} from './copies.rules.js';
import { AccessService } from '../access/access.service.js';
import { allowEdit } from '../access/keikka-access.policy.js';
import { LuonnosValinnatService } from '../luonnos/luonnos-valinnat.service.js';
import { KeikkaTyomaa } from '../keikka/keikka-tyomaa.entity.js';
import { Keikka } from '../keikka/keikka.entity.js';

const suppliers = ['betoniAsiakasId', 'pumppuAsiakasId'] as const;
const contacts = ['asiakasContactPersonId', 'keikkaContactPersonId', 'tyomaaContactPersonId'] as const;
/** The fields of a save that name what another service knows. */
const references = ['vehicleTypeId', 'asiakasId', 'tyomaaId', ...suppliers, ...contacts] as const;

/** Whether field $3 of order $1 has had the value $2. */
const HAD_SQL = `exists (select 1 from change_history h
  where h.entity_type = 'keikka' and h.entity_id = $1 and h.field_name = $3 and h.old_value = to_jsonb($2::int))`;

/** Company $2, if the order has had it. */
const HAD_ASIAKAS_SQL = `
select a.asiakas_nimi as "asiakasNimi", a.ytunnus from asiakas a where a.asiakas_id = $2 and ${HAD_SQL}`;

/** Person $2, if the order has had it. */
const HAD_PERSON_SQL = `
select p.person_first_name as "personFirstName", p.person_last_name as "personLastName",
  p.person_phone as "personPhone", p.person_email as "personEmail"
from person p where p.person_id = $2 and ${HAD_SQL}`;

type Contact = (typeof contacts)[number];
type ContactOfSite = Partial<Pick<TyomaaFields, 'tyomaaContactPersonId'>>;

/** What a save may change, of an order as it stands. */
type KeikkaState = Keikka & ContactCopy & Pick<TyomaaFields, 'tyomaaContactPersonId'>;

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
    private readonly valinnat: LuonnosValinnatService,
  ) {}

  /**
   * Returns what the order is to keep of the customer and the contact that the save names. Who may not edit the order learns
   * nothing of what it refers to.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, KEIKKA.UNKNOWN_VEHICLE_TYPE, KEIKKA.UNKNOWN_ASIAKAS, KEIKKA.UNKNOWN_PERSON, KEIKKA.UNKNOWN_SUPPLIER, SERVICE.UNAVAILABLE
   */
  async demand(actor: Actor, save: KeikkaSave): Promise<Copies> {
    if (!references.some((name) => save[name])) return noCopies;
    const { manager } = this.dataSource;
    const { keikkaId } = save;
    if (!allowEdit(actor, await this.access.visible(manager, actor, keikkaId)))
      throw new Failure('KEIKKA.NO_ACCESS');
    const before = await this.stateOf(keikkaId);
    const isNew = (name: (typeof references)[number]): boolean => save[name] !== before[name];
    if (save.vehicleTypeId && isNew('vehicleTypeId')) await this.demandVehicleType(save.vehicleTypeId);
    // A guest is refused other suppliers and another customer by the save itself.
    if (before.ownerAsiakasId !== actor.asiakasId)
      return this.ofGuest(actor, before, save, contacts.filter(isNew));
    await this.demandSuppliers(
      actor,
      suppliers.filter(isNew).map((name) => save[name] ?? null),
    );
    const persons = await this.personsOf(keikkaId, save, contacts.filter(isNew));
    const picked = persons.get('tyomaaContactPersonId');
    const contact = picked ? contactCopy(picked) : save.tyomaaContactPersonId ? contactIn(before) : null;
    const asiakas = isNew('asiakasId') ? await this.asiakasOf(keikkaId, save.asiakasId) : before;
    const { asiakasNimi, ytunnus } = asiakas;
    return { asiakas: { asiakasNimi, ytunnus }, contact };
  }

  /** Who writes a draft and does not plan it names sites and people of the customer's. */
  private async ofGuest(
    actor: Actor,
    before: KeikkaState,
    save: KeikkaSave,
    changed: readonly Contact[],
  ): Promise<Copies> {
    const { manager } = this.dataSource;
    if (save.tyomaaId && save.tyomaaId !== before.tyomaaId)
      await this.valinnat.requireTyomaa(manager, actor, before, save.tyomaaId);
    const persons = new Map<Contact, ContactPerson>();
    for (const name of changed) {
      const personId = save[name];
      if (personId) persons.set(name, await this.valinnat.henkilo(manager, actor, before, personId));
    }
    const picked = persons.get('tyomaaContactPersonId');
    const contact = picked ? contactCopy(picked) : save.tyomaaContactPersonId ? contactIn(before) : null;
    return { ...noCopies, contact };
  }

  private async stateOf(keikkaId: number): Promise<KeikkaState> {
    const { manager } = this.dataSource;
    const keikka = await manager.findOneByOrFail(Keikka, { keikkaId });
    const { tyomaaContactPersonId, ...site } = await manager.findOneByOrFail(KeikkaTyomaa, { keikkaId });
    return { ...keikka, ...contactIn(site), tyomaaContactPersonId };
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
  private async asiakasOf(keikkaId: number, asiakasId: number | null | undefined): Promise<AsiakasCopy> {
    if (!asiakasId) return noAsiakas;
    try {
      return await this.demandAsiakas(asiakasId);
    } catch (error) {
      const parameters = [keikkaId, asiakasId, 'asiakasId'];
      const [had] = await this.dataSource.query<AsiakasCopy[]>(HAD_ASIAKAS_SQL, parameters);
      if (had) return had;
      throw error;
    }
  }

  /** The persons that a save names in these fields. */
  private async personsOf(
    keikkaId: number,
    save: KeikkaSave,
    names: readonly Contact[],
  ): Promise<ReadonlyMap<Contact, ContactPerson>> {
    const persons = names.map(async (name) => {
      const personId = save[name];
      return personId ? [[name, await this.personOf(keikkaId, name, personId)] as const] : [];
    });
    return new Map((await Promise.all(persons)).flat());
  }

  /** A contact of the company, or one that the order had before: an undo brings it back though it is none any more. */
  private async personOf(keikkaId: number, name: Contact, personId: number): Promise<ContactPerson> {
    try {
      return await this.demandPerson(personId);
    } catch (error) {
      const [had] = await this.dataSource.query<ContactPerson[]>(HAD_PERSON_SQL, [keikkaId, personId, name]);
      if (had) return had;
      throw error;
    }
  }

  /**
   * One whom the actor's company may name as a contact.
   * @throws Failure KEIKKA.UNKNOWN_PERSON, SERVICE.UNAVAILABLE
   */
  async demandPerson(personId: number): Promise<ContactPerson> {
    try {
      return await this.services.ask(personCalls.get, { personId });
    } catch (error) {
      const isUnknown = error instanceof Failure && error.code === 'PERSON.NOT_FOUND';
      throw isUnknown ? new Failure('KEIKKA.UNKNOWN_PERSON') : error;
    }
  }

  /**
   * What a new site keeps of the person who is to be called there: one whom the actor's company knows.
   * @throws Failure KEIKKA.UNKNOWN_PERSON, SERVICE.UNAVAILABLE
   */
  async contactOfSite({ tyomaaContactPersonId }: ContactOfSite): Promise<ContactCopy | null> {
    return tyomaaContactPersonId ? contactCopy(await this.demandPerson(tyomaaContactPersonId)) : null;
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
  async demandSuppliers(actor: Actor, ids: readonly (number | null)[]): Promise<void> {
    const others = ids.filter((id) => id !== null && id !== actor.asiakasId);
    if (others.length === 0) return;
    const known: (number | null)[] = await this.suppliersOf(actor);
    if (!others.every((id) => known.includes(id))) throw new Failure('KEIKKA.UNKNOWN_SUPPLIER');
  }

  /** The companies that supply the actor's own, itself among them. @throws Failure SERVICE.UNAVAILABLE */
  async suppliersOf({ asiakasId }: Actor): Promise<number[]> {
    const links = await Promise.all(
      supplierLinkTypes.map((typeId) => this.services.ask(asiakasCalls.listLinks, { asiakasId, typeId })),
    );
    return [asiakasId, ...links.flat().map(({ linkedAsiakasId }) => linkedAsiakasId)];
  }
}
