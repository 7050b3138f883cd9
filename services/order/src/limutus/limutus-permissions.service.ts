import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Failure, type Actor } from '@keikka/contracts';
import { flagsOf, isAdmin, limutusPermissions, rolesOf, type LimutusPermissions } from '@keikka/domain';
import { prepared } from '@keikka/server';
import { USABLE_AUTH_SQL } from '../access/keikka-access.policy.js';

/** What a person may do with concrete lines and primers at all (O-099). Each order decides for itself beside this. */
@Injectable()
export class LimutusPermissionsService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** @throws Failure AUTH.FORBIDDEN for another person than the caller; 0 is the caller */
  async of(actor: Actor, personId: number): Promise<LimutusPermissions> {
    if (personId !== 0 && personId !== actor.personId) throw new Failure('AUTH.FORBIDDEN');
    const mayEdit = flagsOf(actor.settingTypes).has('page.grid.edit') || (await this.mayWrite(actor));
    return limutusPermissions(isAdmin(rolesOf(actor.settingTypes)), {
      canEditConcrete: mayEdit,
      canCreatePrimer: mayEdit,
    });
  }

  /** Whether an access record lets the person write drafts. */
  private async mayWrite({ personId }: Actor): Promise<boolean> {
    const rows = await this.dataSource.manager.query<[{ mayWrite: boolean }]>(WRITES_SQL, [
      'write',
      personId,
    ]);
    return rows[0].mayWrite;
  }
}

/** Whether person $2 has an access record of level $1. */
const WRITES_SQL = prepared(`with ${USABLE_AUTH_SQL}
select exists (select 1 from usable_auth where level::text = $1) as "mayWrite"`);
