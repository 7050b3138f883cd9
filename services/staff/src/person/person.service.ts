import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { settingType } from '@keikka/domain';
import { AsiakasPersonSetting, Person } from './person.entity.js';
import { validOn } from './person.rules.js';

@Injectable()
export class PersonService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** Whether a person is a driver on a day: employed by the company then and with the driver setting. */
  async drives(
    personId: number,
    yyyymmdd: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    const person = await manager.findOneBy(Person, { personId, personDeletedTime: IsNull() });
    if (!person?.asiakasId || !validOn(person, yyyymmdd)) return false;
    const settings = await manager.findBy(AsiakasPersonSetting, {
      personId,
      asiakasId: person.asiakasId,
      asiakasPersonSettingTypeId: settingType.pumppari,
    });
    return settings.some((setting) => validOn(setting, yyyymmdd));
  }
}
