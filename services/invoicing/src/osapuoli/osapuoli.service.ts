import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  osapuoliFields,
  type Actor,
  type AsiakasData,
  type Osapuoli,
  type OsapuoliFields,
  type OsapuoliSave,
} from '@keikka/contracts';
import { blankOf, savedFields, stateOf } from '@keikka/contracts/fields';
import { rolesOf } from '@keikka/domain';
import { Transactions, type Tx } from '@keikka/server';
import { AsiakasNames } from '../asiakas/asiakas-names.service.js';
import { OsapuoliRow } from './osapuoli.entity.js';
import { osapuolet, osapuoliOf } from './osapuoli.record.js';
import { demandValid, tidied } from './osapuoli.rules.js';

/** The billing data of the actor's company and of its customers. Staff says who they are. */
@Injectable()
export class OsapuoliService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly asiakkaat: AsiakasNames,
  ) {}

  /** @throws Failure LASKU.NO_MAKSAJA for a company that is no customer, SERVICE.UNAVAILABLE */
  async get(actor: Actor, asiakasId: number): Promise<Osapuoli> {
    const company = await this.asiakkaat.dataOf(asiakasId, 'LASKU.NO_MAKSAJA');
    const row = await osapuoliOf(this.dataSource.manager, actor.asiakasId, asiakasId);
    return toOsapuoli(actor, company, row);
  }

  /**
   * Stores or merges.
   * @throws Failure as `get`, OSAPUOLI.*
   */
  async save(actor: Actor, save: OsapuoliSave): Promise<Osapuoli> {
    demandAllowed(actor, save);
    const company = await this.asiakkaat.dataOf(save.asiakasId, 'LASKU.NO_MAKSAJA');
    return this.transactions.runOnce(actor, 'osapuoli.save', save, async (tx) => {
      const row = await store(tx, actor, save);
      return toOsapuoli(actor, company, row);
    });
  }
}

async function store(tx: Tx, actor: Actor, save: OsapuoliSave): Promise<OsapuoliRow> {
  const { asiakasId, varmenne } = save;
  const { asiakasId: laskuttajaAsiakasId } = actor;
  // Two who store the first data of a company at once store one row.
  await tx.manager.query(`select pg_advisory_xact_lock(hashtext($1))`, [
    `osapuoli ${laskuttajaAsiakasId} ${asiakasId}`,
  ]);
  const known = await osapuoliOf(tx.manager, laskuttajaAsiakasId, asiakasId);
  const changes = tidied(savedFields(osapuoliFields, save));
  if (!known) {
    const after = { ...blankOf(osapuoliFields), ...changes } as OsapuoliFields;
    demandValid(after);
    await osapuolet.make(tx, { laskuttajaAsiakasId, asiakasId }, after);
  } else {
    const row = await osapuolet.lock(tx, known.osapuoliId);
    const patch = await osapuolet.merged(tx, row, changes, varmenne);
    demandValid({ ...(await osapuolet.stateOf(tx, row)), ...patch });
    await osapuolet.change(tx, row, patch);
  }
  return tx.manager.findOneByOrFail(OsapuoliRow, { laskuttajaAsiakasId, asiakasId });
}

/** Where money goes is changed by few. */
function demandAllowed(actor: Actor, { asiakasId }: OsapuoliSave): void {
  const { asiakasAdmin, isSystemAdmin } = rolesOf(actor.settingTypes);
  if (asiakasId === actor.asiakasId && !asiakasAdmin && !isSystemAdmin)
    throw new Failure('OSAPUOLI.ADMIN_ONLY');
}

const toOsapuoli = (actor: Actor, company: AsiakasData, row: OsapuoliRow | undefined): Osapuoli => ({
  ...(row ? stateOf(osapuoliFields, row) : (blankOf(osapuoliFields) as OsapuoliFields)),
  laskuttajaAsiakasId: actor.asiakasId,
  asiakasId: company.asiakasId,
  nimi: company.asiakasNimi,
  ytunnus: company.ytunnus,
  varmenne: row?.varmenne ?? 0,
});
