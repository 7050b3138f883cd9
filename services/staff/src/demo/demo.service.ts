import { hash } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import type { StaffDemo } from '@keikka/contracts';
import { loadRows, Transactions, type Tx } from '@keikka/server';
import { Asiakas, AsiakasAsiakasLink } from '../asiakas/asiakas.entity.js';
import { asiakasSearchText } from '../asiakas/asiakas.rules.js';
import { EmbedPartner } from '../embed/embed-partner.entity.js';
import { partnerKeyHash } from '../embed/embed.service.js';
import { AsiakasPerson, AsiakasPersonSetting, Person } from '../person/person.entity.js';
import { personSearchText } from '../person/person.rules.js';
import { PersonPvm } from '../person-pvm/person-pvm.entity.js';
import { SnapshotService } from '../snapshot/snapshot.service.js';
import { Vehicle } from '../vehicle/vehicle.entity.js';

/** Stores the demo company's master data in one transaction. The events leave through the outbox. */
@Injectable()
export class DemoService {
  constructor(
    private readonly transactions: Transactions,
    private readonly snapshot: SnapshotService,
  ) {}

  load(demo: StaffDemo): Promise<{ loaded: number }> {
    return this.transactions.run(async (tx) => {
      const passwordHashes = await hashPasswords(demo);
      const asiakasOf = new Map((demo.persons ?? []).map(({ personId, asiakasId }) => [personId, asiakasId]));
      const persons = (demo.persons ?? []).map(({ password, settingTypes: _, ...person }) => ({
        ...person,
        searchText: personSearchText(person),
        passwordHash: password === undefined ? null : (passwordHashes.get(password) ?? null),
      }));
      const days = (demo.personPvm ?? []).map(({ yyyymmdd, ...day }) => ({
        ...day,
        pvm: yyyymmdd,
        asiakasId: asiakasOf.get(day.personId) ?? 0,
      }));
      const partners = (demo.partners ?? []).map(({ partnerKey, ...partner }) => ({
        ...partner,
        keyHash: partnerKeyHash(partnerKey),
      }));
      const asiakkaat = (demo.asiakkaat ?? []).map((asiakas) => ({
        ...asiakas,
        searchText: asiakasSearchText(asiakas),
      }));
      await loadRows(tx.manager, Asiakas, asiakkaat);
      await loadRows(tx.manager, AsiakasAsiakasLink, demo.links ?? []);
      await loadRows(tx.manager, Person, persons);
      await loadRows(tx.manager, AsiakasPerson, demo.contacts ?? []);
      await loadRows(tx.manager, AsiakasPersonSetting, settingsOf(demo));
      await loadRows(tx.manager, Vehicle, demo.vehicles ?? []);
      await loadRows(tx.manager, PersonPvm, days);
      // The portal's port may have changed since the last start.
      await tx.manager.upsert(EmbedPartner, partners, ['keyHash']);
      await this.announce(tx, demo);
      return { loaded: persons.length + (demo.vehicles?.length ?? 0) };
    });
  }

  /** Only what came in is told: of the rest everybody knows. */
  private async announce(tx: Tx, demo: StaffDemo): Promise<void> {
    const { asiakkaat, persons, vehicles } = await this.snapshot.read(tx.manager);
    const asiakasIds = new Set(demo.asiakkaat?.map(({ asiakasId }) => asiakasId));
    const personIds = new Set(demo.persons?.map(({ personId }) => personId));
    const vehicleIds = new Set(demo.vehicles?.map(({ vehicleId }) => vehicleId));
    for (const asiakas of asiakkaat)
      if (asiakasIds.has(asiakas.asiakasId)) await tx.emit('staff.asiakas.saved.v1', asiakas);
    for (const person of persons)
      if (personIds.has(person.personId)) await tx.emit('staff.person.saved.v1', person);
    for (const vehicle of vehicles)
      if (vehicleIds.has(vehicle.vehicleId)) await tx.emit('staff.vehicle.saved.v1', vehicle);
  }
}

function settingsOf(demo: StaffDemo): Partial<AsiakasPersonSetting>[] {
  return (demo.persons ?? []).flatMap(({ personId, asiakasId, settingTypes }) =>
    asiakasId === null
      ? []
      : settingTypes.map((asiakasPersonSettingTypeId) => ({
          personId,
          asiakasId,
          asiakasPersonSettingTypeId,
        })),
  );
}

/** The demo logins share one password. Hashing is slow on purpose, so each password is hashed once. */
async function hashPasswords(demo: StaffDemo): Promise<Map<string, string>> {
  const passwords = new Set(
    (demo.persons ?? []).flatMap(({ password }) => (password === undefined ? [] : [password])),
  );
  return new Map(
    await Promise.all([...passwords].map(async (password) => [password, await hash(password)] as const)),
  );
}
