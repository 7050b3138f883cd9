import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { Failure, type Actor } from '@keikka/contracts';
import { rolesOf, settingType, type AlvKausi } from '@keikka/domain';
import { AsiakasPersonSetting } from '../person/person.entity.js';
import { alvKaudet } from './yrityksen-alv.rules.js';

/** The general VAT rate that a company keeps for itself (G-214). */
@Injectable()
export class YrityksenAlvService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** @throws Failure AUTH.FOREIGN_TENANT for another company than the actor's, except for system admins */
  async list(actor: Actor, asiakasId: number): Promise<AlvKausi[]> {
    if (asiakasId !== actor.asiakasId && !rolesOf(actor.settingTypes).isSystemAdmin)
      throw new Failure('AUTH.FOREIGN_TENANT');
    const settings = await this.dataSource.manager.find(AsiakasPersonSetting, {
      where: { asiakasId, personId: IsNull(), asiakasPersonSettingTypeId: settingType.oletusAlv },
      order: { asiakasPersonSettingId: 'DESC' },
    });
    return alvKaudet(settings);
  }
}
