import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor, InputOf, TyomaanHenkilo, TyomaanHenkilot, tyomaaCalls } from '@keikka/contracts';
import { Transactions } from '@keikka/server';
import { KeikkaReferences } from '../references/keikka-references.service.js';
import { addHenkilo, removeHenkilo } from '../tyomaa/tyomaa-person.record.js';
import { lockedSite, ownSite } from '../tyomaa/tyomaa.record.js';

/** Who left is nobody to be called. */
const HENKILOT_SQL = `
select p.person_id as "personId", p.person_first_name as "personFirstName", p.person_last_name as "personLastName",
  p.person_phone as "personPhone", p.person_email as "personEmail", t.contact_person_type_id as "contactPersonTypeId"
from tyomaa_person t join person p on p.person_id = t.person_id
where t.tyomaa_id = $1 and not p.removed
order by concat_ws(' ', p.person_first_name, p.person_last_name) collate "fi-FI-x-icu", p.person_id`;

/** The persons of a company's work sites. */
@Injectable()
export class WorksitePersonsService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly references: KeikkaReferences,
  ) {}

  /** @throws Failure TYOMAA.NOT_FOUND */
  async list(actor: Actor, tyomaaId: number): Promise<TyomaanHenkilot> {
    await ownSite(this.dataSource.manager, actor.asiakasId, tyomaaId);
    return { personList: await this.dataSource.query<TyomaanHenkilo[]>(HENKILOT_SQL, [tyomaaId]) };
  }

  /**
   * Who has no such site learns nothing of whom a company knows.
   * @throws Failure TYOMAA.NOT_FOUND, KEIKKA.UNKNOWN_PERSON, TYOMAA.TOO_MANY_PERSONS, SERVICE.UNAVAILABLE
   */
  async add(actor: Actor, add: InputOf<typeof tyomaaCalls.addPerson>): Promise<TyomaanHenkilo> {
    const { tyomaaId, personId, contactPersonTypeId = 0 } = add;
    await ownSite(this.dataSource.manager, actor.asiakasId, tyomaaId);
    const { personFirstName, personLastName, personPhone, personEmail } =
      await this.references.demandPerson(personId);
    return this.transactions.runOnce(actor, 'tyomaa.add-person', add, async (tx) => {
      const site = await lockedSite(tx, actor.asiakasId, tyomaaId);
      await addHenkilo(tx, actor, site, { personId, contactPersonTypeId });
      return { personId, personFirstName, personLastName, personPhone, personEmail, contactPersonTypeId };
    });
  }

  /**
   * One who is none of them stays so.
   * @throws Failure TYOMAA.NOT_FOUND
   */
  remove(
    actor: Actor,
    remove: InputOf<typeof tyomaaCalls.removePerson>,
  ): Promise<{ tyomaaId: number; personId: number }> {
    const { tyomaaId, personId } = remove;
    return this.transactions.runOnce(actor, 'tyomaa.remove-person', remove, async (tx) => {
      await removeHenkilo(tx, await lockedSite(tx, actor.asiakasId, tyomaaId), personId);
      return { tyomaaId, personId };
    });
  }
}
