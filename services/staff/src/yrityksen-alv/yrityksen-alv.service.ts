import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { Failure, type Actor, type alvCalls, type InputOf } from '@keikka/contracts';
import { addDays, rolesOf, settingType, type AlvKausi } from '@keikka/domain';
import { Transactions, type Tx } from '@keikka/server';
import { AsiakasPersonSetting } from '../person/person.entity.js';
import { alvKaudet } from './yrityksen-alv.rules.js';

const ENTITY_TYPE = 'yrityksenAlv';

/** The general VAT rate that a company keeps for itself (G-214). */
@Injectable()
export class YrityksenAlvService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** @throws Failure AUTH.FOREIGN_TENANT for another company than the actor's, except for system admins */
  async list(actor: Actor, asiakasId: number): Promise<AlvKausi[]> {
    if (asiakasId !== actor.asiakasId && !rolesOf(actor.settingTypes).isSystemAdmin)
      throw new Failure('AUTH.FOREIGN_TENANT');
    return kaudetOf(this.dataSource.manager, asiakasId);
  }

  /** The own company's rate from a day on, null the general one. Its periods never lie over each other. */
  async aseta({ asiakasId }: Actor, { alkaen, alv }: InputOf<typeof alvCalls.aseta>): Promise<AlvKausi[]> {
    return this.transactions.run(async (tx) => {
      await lockAlv(tx, asiakasId);
      const { manager } = tx;
      const before = await kaudetOf(manager, asiakasId);
      const own = ownAlv(asiakasId);
      await manager.delete(AsiakasPersonSetting, { ...own, startDate: MoreThanOrEqual(alkaen) });
      const holding = [IsNull(), MoreThanOrEqual(alkaen)].map((endDate) => ({ ...own, endDate }));
      for (const where of holding)
        await manager.update(AsiakasPersonSetting, where, { endDate: addDays(alkaen, -1) });
      if (alv !== null)
        await manager.insert(AsiakasPersonSetting, {
          asiakasId,
          personId: null,
          asiakasPersonSettingTypeId: settingType.oletusAlv,
          startDate: alkaen,
          value: alv,
        });
      const kaudet = await kaudetOf(manager, asiakasId);
      await tx.record({
        entityType: ENTITY_TYPE,
        entityId: asiakasId,
        ownerAsiakasId: asiakasId,
        varmenne: 1,
        before: { kaudet: before },
        after: { kaudet },
      });
      return kaudet;
    });
  }
}

const ownAlv = (asiakasId: number) => ({
  asiakasId,
  personId: IsNull(),
  asiakasPersonSettingTypeId: settingType.oletusAlv,
});

async function kaudetOf(manager: EntityManager, asiakasId: number): Promise<AlvKausi[]> {
  const settings = await manager.find(AsiakasPersonSetting, {
    where: ownAlv(asiakasId),
    order: { asiakasPersonSettingId: 'DESC' },
  });
  return alvKaudet(settings);
}

/** Two admins who set it at once would leave two rates for a day. */
async function lockAlv({ manager }: Tx, asiakasId: number): Promise<void> {
  await manager.query(
    `select pg_advisory_xact_lock(hashtext('yrityksen-alv ' || current_schema()), $1::int)`,
    [asiakasId],
  );
}
