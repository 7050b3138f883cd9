import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  type Actor,
  type InputOf,
  type TyomaanHenkilo,
  type TyomaanHenkilot,
  type tyomaaCalls,
} from '@keikka/contracts';
import { Transactions } from '@keikka/server';
import type { AuthLevel } from '../access/auth.entity.js';
import { levelOn, removeAuth } from '../oikeudet/auth.record.js';
import { tasoOf } from '../oikeudet/oikeudet.rules.js';
import { KeikkaReferences } from '../references/keikka-references.service.js';
import { addHenkilo, removeHenkilo } from '../tyomaa/tyomaa-person.record.js';
import { lockedSite, ownSite, tellSite } from '../tyomaa/tyomaa.record.js';

/**
 * The persons of site $1, and whoever has access to its orders. Who left is nobody to be called. One who was just made may not
 * have come here yet, and has no name.
 */
const HENKILOT_SQL = `
select person_id as "personId", p.person_first_name as "personFirstName", p.person_last_name as "personLastName",
  p.person_phone as "personPhone", p.person_email as "personEmail",
  coalesce(t.contact_person_type_id, 0) as "contactPersonTypeId", coalesce(a.level, 'none') as level
from (select person_id, contact_person_type_id from tyomaa_person where tyomaa_id = $1) t
full join (select person_id, level from auth where owner_asiakas_id = $2 and kind = 'tyomaa' and target_id = $1) a
  using (person_id)
left join person p using (person_id)
where p.removed is not true`;

interface Unnamed extends Pick<TyomaanHenkilo, 'personId' | 'contactPersonTypeId'> {
  personFirstName: null;
}
type Rivi = (Omit<TyomaanHenkilo, 'authEdit' | 'authRead' | 'auth'> | Unnamed) & { level: AuthLevel };

const inFinnish = new Intl.Collator('fi');
const nimi = ({ personFirstName, personLastName }: TyomaanHenkilo): string =>
  `${personFirstName} ${personLastName}`.trim();
const byName = (one: TyomaanHenkilo, other: TyomaanHenkilo): number =>
  inFinnish.compare(nimi(one), nimi(other)) || one.personId - other.personId;

/** The persons of a company's work sites. */
@Injectable()
export class WorksitePersonsService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly references: KeikkaReferences,
  ) {}

  /** @throws Failure TYOMAA.NOT_FOUND, SERVICE.UNAVAILABLE */
  async list(actor: Actor, tyomaaId: number): Promise<TyomaanHenkilot> {
    await ownSite(this.dataSource.manager, actor.asiakasId, tyomaaId);
    const rows = await this.dataSource.query<Rivi[]>(HENKILOT_SQL, [tyomaaId, actor.asiakasId]);
    const persons = await Promise.all(rows.map((row) => this.named(row)));
    return { personList: persons.filter((person) => person !== null).sort(byName) };
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
      await tellSite(tx, site);
      const level = await levelOn(tx.manager, site, personId);
      const person = { personId, personFirstName, personLastName, personPhone, personEmail };
      return { ...person, contactPersonTypeId, ...tasoOf('tyomaa', level) };
    });
  }

  /**
   * One who is none of them stays so. Access to the site's orders goes with him.
   * @throws Failure TYOMAA.NOT_FOUND
   */
  remove(
    actor: Actor,
    remove: InputOf<typeof tyomaaCalls.removePerson>,
  ): Promise<{ tyomaaId: number; personId: number }> {
    const { tyomaaId, personId } = remove;
    return this.transactions.runOnce(actor, 'tyomaa.remove-person', remove, async (tx) => {
      const site = await lockedSite(tx, actor.asiakasId, tyomaaId);
      await removeHenkilo(tx, site, personId);
      await removeAuth(tx, { ...site, kind: 'tyomaa', targetId: tyomaaId }, personId);
      await tellSite(tx, site);
      return { tyomaaId, personId };
    });
  }

  /** Null for one whom nobody knows any more. */
  private async named({ level, ...row }: Rivi): Promise<TyomaanHenkilo | null> {
    const taso = tasoOf('tyomaa', level);
    if (row.personFirstName !== null) return { ...row, ...taso };
    const { personId, contactPersonTypeId } = row;
    try {
      const { personFirstName, personLastName, personPhone, personEmail } =
        await this.references.demandPerson(personId);
      const person = { personId, personFirstName, personLastName, personPhone, personEmail };
      return { ...person, contactPersonTypeId, ...taso };
    } catch (error) {
      if (error instanceof Failure && error.code === 'KEIKKA.UNKNOWN_PERSON') return null;
      throw error;
    }
  }
}
