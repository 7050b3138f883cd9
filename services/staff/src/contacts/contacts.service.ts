import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  Failure,
  personFault,
  tidyPerson,
  type Actor,
  type FoundPerson,
  type InputOf,
  type personCalls,
  type RequestOf,
  type staffMessages,
  type TunnettuHenkilo,
  type UusiPerson,
  type YksiPerson,
} from '@keikka/contracts';
import { helsinkiDay, managesAccess, searchWords } from '@keikka/domain';
import { Clock, containing, Transactions, type Tx } from '@keikka/server';
import { CustomersService } from '../customers/customers.service.js';
import { AsiakasPerson, Person } from '../person/person.entity.js';
import { personSearchText } from '../person/person.rules.js';
import { SnapshotService } from '../snapshot/snapshot.service.js';
import { settingTypeNames } from './setting-type-names.js';
import { FIND_CONTACTS_SQL, HENKILOT_SQL, ONE_CONTACT_SQL, SAME_CONTACTS_SQL } from './contacts.sql.js';

type Save = InputOf<typeof personCalls.save>;
type Contact = RequestOf<typeof staffMessages.personRemoveFromAsiakas>;
type HenkiloRow = Omit<TunnettuHenkilo, 'asiakasPersonSettings'> & { settingTypes: number[] };

/** The persons whom a company may name as contacts: its own people, and those it knows at its customers. */
@Injectable()
export class ContactsService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly customers: CustomersService,
    private readonly snapshot: SnapshotService,
    private readonly clock: Clock,
  ) {}

  /** Those of the actor's own company, whichever one a call names. */
  search(actor: Actor, { text, asiakasId }: InputOf<typeof personCalls.search>): Promise<FoundPerson[]> {
    const patterns = searchWords(text).map(containing);
    return this.dataSource.query(FIND_CONTACTS_SQL, [actor.asiakasId, asiakasId ?? 0, patterns]);
  }

  /** @throws Failure PERSON.NOT_FOUND, for a person whom the company does not know too */
  get(actor: Actor, personId: number): Promise<YksiPerson> {
    return contactOf(this.dataSource.manager, actor, { personId });
  }

  /** The persons by name, each with its settings in the actor's company. */
  async henkilot(
    actor: Actor,
    { personIds, asiakasId }: RequestOf<typeof staffMessages.personHenkilot>,
  ): Promise<TunnettuHenkilo[]> {
    const today = helsinkiDay(this.clock.now());
    const parameters = [actor.asiakasId, asiakasId, personIds, today];
    const rows = await this.dataSource.query<HenkiloRow[]>(HENKILOT_SQL, parameters);
    return rows.map(({ settingTypes, ...henkilo }) => ({
      ...henkilo,
      asiakasPersonSettings: settingTypes.map((type) => ({
        asiakasPersonSettingTypeId: type,
        asiakasPersonSettingType: settingTypeNames[type] ?? String(type),
      })),
    }));
  }

  /**
   * Makes a contact person. One whom the company knows by the same name, phone and e-mail becomes a contact as he is, so that
   * nobody stands twice.
   * @throws Failure PERSON.NO_NAME, PERSON.UNREACHABLE, PERSON.BAD_PHONE, PERSON.BAD_EMAIL, PERSON.EXISTS, ASIAKAS.NOT_FOUND
   */
  async create(actor: Actor, create: Save): Promise<YksiPerson> {
    const fault = personFault(create);
    if (fault) throw new Failure(fault);
    const asiakasId = create.asiakasId || actor.asiakasId;
    if (asiakasId !== actor.asiakasId) await this.customers.get(actor, asiakasId);
    return this.transactions.runOnce(actor, 'person.save', create, async (tx) => {
      await lockContacts(tx, actor);
      const person = tidyPerson(create);
      const known = await knownAs(tx, actor, person);
      const personId = known ?? (await this.store(tx, actor, person));
      await addContact(tx, actor, asiakasId, personId);
      return contactOf(tx.manager, actor, { personId, asiakasId });
    });
  }

  /**
   * Changes a contact whom nobody else knows and who can't sign in: his e-mail may be the way in to orders.
   * @throws Failure PERSON.NO_NAME, PERSON.UNREACHABLE, PERSON.BAD_PHONE, PERSON.BAD_EMAIL, PERSON.NOT_FOUND, PERSON.NOT_EDITABLE, CHANGE.OUTDATED
   */
  async change(actor: Actor, personId: number, save: Save): Promise<YksiPerson> {
    const fault = personFault(save);
    if (fault) throw new Failure(fault);
    return this.transactions.runOnce(actor, 'person.change', save, async (tx) => {
      await contactOf(tx.manager, actor, { personId });
      const stored = await tx.manager.findOneOrFail(Person, {
        where: { personId },
        lock: { mode: 'pessimistic_write' },
      });
      const { muokattava } = await contactOf(tx.manager, actor, { personId });
      if (!muokattava) throw new Failure('PERSON.NOT_EDITABLE');
      if (save.varmenne !== undefined && save.varmenne !== stored.varmenne)
        throw new Failure('CHANGE.OUTDATED');
      const [before, person] = [tidyPerson(stored), tidyPerson(save)];
      const varmenne = stored.varmenne + 1;
      await tx.manager.update(Person, personId, {
        ...person,
        ...{ searchText: personSearchText(person), varmenne },
      });
      const what = { entityType: 'person', entityId: personId, ownerAsiakasId: actor.asiakasId, varmenne };
      await tx.record({ ...what, before, after: person });
      await this.snapshot.announcePerson(tx, personId);
      return contactOf(tx.manager, actor, { personId });
    });
  }

  /**
   * Makes one whom the company knows a contact of its customer. Who is one stays so.
   * @throws Failure AUTH.FORBIDDEN, ASIAKAS.NOT_FOUND, PERSON.NOT_FOUND
   */
  async addToAsiakas(actor: Actor, add: Contact): Promise<TunnettuHenkilo> {
    if (!managesAccess(actor.settingTypes)) throw new Failure('AUTH.FORBIDDEN');
    const { asiakasId, personId } = add;
    await this.customers.get(actor, asiakasId);
    await this.transactions.runOnce(actor, 'person.add-to-asiakas', add, async (tx) => {
      await contactOf(tx.manager, actor, { personId, asiakasId });
      await lockContacts(tx, actor);
      const contact = { ownerAsiakasId: actor.asiakasId, asiakasId, personId };
      if (!(await tx.manager.existsBy(AsiakasPerson, contact)))
        await addContact(tx, actor, asiakasId, personId);
      return add;
    });
    const henkilot = await this.henkilot(actor, { personIds: [personId], asiakasId });
    const henkilo = henkilot.find((one) => one.personId === personId);
    if (!henkilo) throw new Failure('PERSON.NOT_FOUND');
    return henkilo;
  }

  /** Who is no contact stays so. @throws Failure AUTH.FORBIDDEN */
  async removeFromAsiakas(actor: Actor, remove: Contact): Promise<Contact> {
    if (!managesAccess(actor.settingTypes)) throw new Failure('AUTH.FORBIDDEN');
    return this.transactions.runOnce(actor, 'person.remove-from-asiakas', remove, async (tx) => {
      const where = { ownerAsiakasId: actor.asiakasId, ...remove };
      const contact = await tx.manager.findOne(AsiakasPerson, { where, lock: { mode: 'pessimistic_write' } });
      if (!contact) return remove;
      const { asiakasPersonId, ownerAsiakasId, asiakasId, personId } = contact;
      await tx.manager.delete(AsiakasPerson, { asiakasPersonId });
      await tx.record({
        ...{ entityType: 'asiakasPerson', entityId: asiakasPersonId, ownerAsiakasId, varmenne: 1 },
        before: { asiakasId, personId },
        after: null,
      });
      return remove;
    });
  }

  private async store(tx: Tx, { asiakasId: ownerAsiakasId }: Actor, person: UusiPerson): Promise<number> {
    const searchText = personSearchText(person);
    const { personId, varmenne } = await tx.manager.save(Person, { ...person, searchText, asiakasId: null });
    const what = { entityType: 'person', entityId: personId, ownerAsiakasId, varmenne };
    await tx.record({ ...what, before: null, after: person });
    await this.snapshot.announcePerson(tx, personId);
    return personId;
  }
}

/** The person whom the company knows by just these words. */
async function knownAs(tx: Tx, { asiakasId }: Actor, person: UusiPerson): Promise<number | undefined> {
  const same = await tx.manager.query<FoundPerson[]>(SAME_CONTACTS_SQL, [
    asiakasId,
    0,
    personSearchText(person),
  ]);
  return same[0]?.personId;
}

/** One at a time, so that two who make the same person at once make one. */
async function lockContacts({ manager }: Tx, { asiakasId }: Actor): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtext('person.save ' || current_schema()), $1)`, [
    asiakasId,
  ]);
}

async function addContact(
  tx: Tx,
  { asiakasId: ownerAsiakasId }: Actor,
  asiakasId: number,
  personId: number,
): Promise<void> {
  const contact = { ownerAsiakasId, asiakasId, personId };
  if (await tx.manager.existsBy(AsiakasPerson, contact)) throw new Failure('PERSON.EXISTS');
  const { asiakasPersonId } = await tx.manager.save(AsiakasPerson, { ...contact });
  await tx.record({
    entityType: 'asiakasPerson',
    entityId: asiakasPersonId,
    ownerAsiakasId,
    varmenne: 1,
    before: null,
    after: { asiakasId, personId },
  });
}

async function contactOf(
  manager: EntityManager,
  actor: Actor,
  { personId, asiakasId = 0 }: { personId: number; asiakasId?: number },
): Promise<YksiPerson> {
  const [person] = await manager.query<YksiPerson[]>(ONE_CONTACT_SQL, [actor.asiakasId, asiakasId, personId]);
  if (!person) throw new Failure('PERSON.NOT_FOUND');
  return person;
}
