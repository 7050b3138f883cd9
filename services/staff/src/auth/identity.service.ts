import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { Failure, type Actor, type SessionInfo } from '@keikka/contracts';
import { flagsOf, helsinkiDay, nestAuth, personName, rolesOf, settingType } from '@keikka/domain';
import { Clock } from '@keikka/server';
import { Asiakas } from '../asiakas/asiakas.entity.js';
import { AsiakasPersonSetting, Person } from '../person/person.entity.js';
import { validOn } from '../person/person.rules.js';
import { Vehicle } from '../vehicle/vehicle.entity.js';

/** Turns a person into the actor that services check and the session that the browser shows. */
@Injectable()
export class IdentityService {
  constructor(private readonly clock: Clock) {}

  async of(manager: EntityManager, personId: number): Promise<{ actor: Actor; info: SessionInfo }> {
    const { person, asiakas } = await employed(manager, personId);
    const settingTypes = asiakas ? await this.settingTypes(manager, asiakas.asiakasId, personId) : [];
    return {
      actor: {
        kind: 'person',
        personId,
        personName: personName(person),
        asiakasId: asiakas?.asiakasId ?? 0,
        settingTypes,
      },
      info: await this.info(manager, { person, asiakas, settingTypes }),
    };
  }

  /** The same person before a portal's page, where nobody has more rights of a role than to read an order's text. */
  async atPortal(manager: EntityManager, personId: number): Promise<SessionInfo> {
    const info = await this.info(manager, { ...(await employed(manager, personId)), settingTypes: [] });
    return { ...info, auth: nestAuth(new Set(['page.grid.tilaus.tabs.teksti.read'])) };
  }

  private async info(
    manager: EntityManager,
    { person, asiakas, settingTypes }: Employed & { settingTypes: number[] },
  ): Promise<SessionInfo> {
    const ofCompany = asiakas ? await this.settingTypes(manager, asiakas.asiakasId, null) : [];
    const roles = rolesOf(settingTypes);
    const { personId, personFirstName, personLastName, personEmail, personPhone } = person;
    return {
      user: { personId, personFirstName, personLastName, personEmail, personPhone },
      userAsiakas: asiakas && {
        asiakasId: asiakas.asiakasId,
        asiakasNimi: asiakas.asiakasNimi,
        colorCode: asiakas.colorCode,
        kuskitVaihtuvat: ofCompany.includes(settingType.kuskitVaihtuvat),
        isDefault: await isDefault(manager, asiakas),
      },
      auth: nestAuth(flagsOf(settingTypes)),
      roles,
      companyRoles: { isKeikkaHandler: roles.isKeikkaHandler, isKeikkaAdmin: roles.isKeikkaAdmin },
    };
  }

  /** Types valid today; without a person those of the company. */
  private async settingTypes(
    manager: EntityManager,
    asiakasId: number,
    personId: number | null,
  ): Promise<number[]> {
    const settings = await manager.findBy(AsiakasPersonSetting, {
      asiakasId,
      personId: personId ?? IsNull(),
    });
    const today = helsinkiDay(this.clock.now());
    const types = settings
      .filter((setting) => validOn(setting, today))
      .map((setting) => setting.asiakasPersonSettingTypeId);
    return [...new Set(types)].sort((one, other) => one - other);
  }
}

interface Employed {
  person: Person;
  /** null for a person without a company (G-020). */
  asiakas: Asiakas | null;
}

/** @throws Failure AUTH.SESSION_ENDED for a person who was removed */
async function employed(manager: EntityManager, personId: number): Promise<Employed> {
  const person = await manager.findOneBy(Person, { personId, personDeletedTime: IsNull() });
  if (!person) throw new Failure('AUTH.SESSION_ENDED');
  const { asiakasId } = person;
  return { person, asiakas: asiakasId === null ? null : await manager.findOneBy(Asiakas, { asiakasId }) };
}

/** Where no company is marked as the installation's own, each that owns vehicles counts as it (C-47). */
async function isDefault(
  manager: EntityManager,
  { asiakasId, isDefault: isMarked }: Asiakas,
): Promise<boolean> {
  if (isMarked || (await manager.existsBy(Asiakas, { isDefault: true }))) return isMarked;
  return manager.existsBy(Vehicle, { asiakasId });
}
