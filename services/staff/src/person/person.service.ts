import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Failure, type Actor } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { Transactions } from '@keikka/server';
import { LoginSession } from '../auth/login-session.entity.js';
import { SnapshotService } from '../snapshot/snapshot.service.js';
import { AsiakasPersonSetting, Person } from './person.entity.js';
import { validOn } from './person.rules.js';

@Injectable()
export class PersonService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly snapshot: SnapshotService,
  ) {}

  /** Whether a person is a driver on a day: of his company then, and with the setting of its drivers. */
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

  /** Removes a person: signed out everywhere, in no list of drivers, without access; only old orders bear the name. */
  remove(actor: Actor, personId: number): Promise<{ personId: number }> {
    return this.transactions.run(async (tx) => {
      const person = await tx.manager.findOne(Person, {
        where: { personId, asiakasId: actor.asiakasId, personDeletedTime: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!person) throw new Failure('PERSON.NOT_FOUND');
      const varmenne = person.varmenne + 1;
      await tx.manager.update(Person, personId, { personDeletedTime: tx.now, varmenne });
      await tx.manager.update(LoginSession, { personId, endedAt: IsNull() }, { endedAt: tx.now });
      await tx.record({
        entityType: 'person',
        entityId: personId,
        ownerAsiakasId: actor.asiakasId,
        varmenne,
        before: { personDeletedTime: null },
        after: { personDeletedTime: tx.now.toISOString() },
      });
      await this.snapshot.announcePerson(tx, personId);
      await tx.emit('staff.rights.changed.v1', { personId });
      return { personId };
    });
  }
}
