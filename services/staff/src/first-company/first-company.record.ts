import { IsNull } from 'typeorm';
import { settingType } from '@keikka/domain';
import type { Tx } from '@keikka/server';
import { Asiakas } from '../asiakas/asiakas.entity.js';
import { asiakasSearchText } from '../asiakas/asiakas.rules.js';
import { newSignInLink } from '../auth/sign-in-links.service.js';
import { AsiakasPersonSetting, Person } from '../person/person.entity.js';
import { personSearchText } from '../person/person.rules.js';
import { SnapshotService } from '../snapshot/snapshot.service.js';
import { linkOf, type FirstCompany } from './first-company.rules.js';

/** All that a company can give: who sets it up gives the others theirs. */
const adminTypes = [
  settingType.asiakasAdmin,
  settingType.laskuAdmin,
  settingType.tyosuhteessa,
  settingType.keikkaHandler,
  settingType.roleManager,
  settingType.keikkaAdmin,
];

/**
 * Makes the first company of an installation and its admin, who has no password yet. Asked again before the admin has
 * chosen one, it makes a new link alone.
 * @returns the admin's link
 * @throws Error where there is a company already
 */
export async function makeFirstCompany(tx: Tx, wanted: FirstCompany): Promise<string> {
  await tx.manager.query(`select pg_advisory_xact_lock(hashtext('first company ' || current_schema()))`);
  const personId = (await waitingAdmin(tx, wanted)) ?? (await store(tx, wanted));
  return linkOf(wanted.address, await newSignInLink(tx, personId));
}

/** The admin of the same company who has not come yet; undefined where nothing is. */
async function waitingAdmin(tx: Tx, { ytunnus, personEmail }: FirstCompany): Promise<number | undefined> {
  if (!(await tx.manager.exists(Asiakas))) return undefined;
  const asiakas = await tx.manager.findOneBy(Asiakas, { isDefault: true, ytunnus });
  const person =
    asiakas &&
    (await tx.manager.findOneBy(Person, {
      asiakasId: asiakas.asiakasId,
      personEmail,
      passwordHash: IsNull(),
      lastLoginTime: IsNull(),
      personDeletedTime: IsNull(),
    }));
  if (!person)
    throw new Error('There is a company already, and nobody of that address who waits for a link.');
  return person.personId;
}

async function store(tx: Tx, wanted: FirstCompany): Promise<number> {
  const { asiakasNimi, ytunnus, personFirstName, personLastName, personEmail } = wanted;
  const asiakas = await tx.manager.save(Asiakas, { asiakasNimi, ytunnus, isDefault: true });
  const { asiakasId } = asiakas;
  await tx.manager.update(Asiakas, asiakasId, { searchText: asiakasSearchText(asiakas) });
  const names = { personFirstName, personLastName, personEmail, personPhone: '' };
  const { personId } = await tx.manager.save(Person, {
    ...names,
    asiakasId,
    searchText: personSearchText(names),
  });
  await tx.manager.insert(
    AsiakasPersonSetting,
    adminTypes.map((asiakasPersonSettingTypeId) => ({ asiakasId, personId, asiakasPersonSettingTypeId })),
  );
  const snapshot = new SnapshotService(tx.manager.dataSource);
  await snapshot.announceAsiakas(tx, asiakasId);
  await snapshot.announcePerson(tx, personId);
  return personId;
}
