import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { Failure, type Actor, type SessionInfo } from '@keikka/contracts';
import { flagsOf, helsinkiDay, nestAuth, rolesOf, settingType } from '@keikka/domain';
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
    const person = await manager.findOneBy(Person, { personId, personDeletedTime: IsNull() });
    if (!person) throw new Failure('AUTH.SESSION_ENDED');
    const asiakas =
      person.asiakasId === null ? null : await manager.findOneBy(Asiakas, { asiakasId: person.asiakasId });
    const settingTypes = asiakas ? await this.settingTypes(manager, asiakas.asiakasId, personId) : [];
    const ofCompany = asiakas ? await this.settingTypes(manager, asiakas.asiakasId, null) : [];
    const roles = rolesOf(settingTypes);
    return {
      actor: {
        kind: 'person',
        personId,
        personName: `${person.personFirstName} ${person.personLastName}`.trim(),
        asiakasId: asiakas?.asiakasId ?? 0,
        settingTypes,
      },
      info: {
        user: {
          personId,
          personFirstName: person.personFirstName,
          personLastName: person.personLastName,
          personEmail: person.personEmail,
          personPhone: person.personPhone,
        },
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
      },
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

/** Where no company is marked as the installation's own, each that owns vehicles counts as it (C-47). */
async function isDefault(
  manager: EntityManager,
  { asiakasId, isDefault: isMarked }: Asiakas,
): Promise<boolean> {
  if (isMarked || (await manager.existsBy(Asiakas, { isDefault: true }))) return isMarked;
  return manager.existsBy(Vehicle, { asiakasId });
}
