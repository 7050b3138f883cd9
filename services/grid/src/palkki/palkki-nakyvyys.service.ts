import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Failure, type Actor, type InputOf, type PalkkiNakyvyys, type palkkiCalls } from '@keikka/contracts';
import { viewersOf } from '@keikka/domain';
import { Transactions, type Tx } from '@keikka/server';
import { PalkkiReferences } from './palkki-references.service.js';
import { Palkki, PalkkiVisibility } from './palkki.entity.js';
import { demandOwn, demandTypeRight, lockStanding } from './palkki.policy.js';
import { announceGone, palkit } from './palkki.record.js';

export type PalkkiGuest = InputOf<typeof palkkiCalls.addNakyvyys>;

/** The companies that a palkki ($1) is shown to, by name. */
const COMPANIES_SQL = `
select v.asiakas_id as "asiakasId", coalesce(a.asiakas_nimi, '') as "asiakasNimi", v.palkki_id as "grid_palkki_id"
from palkki_visibility v left join asiakas a using (asiakas_id)
where v.palkki_id = $1 order by a.asiakas_nimi, v.asiakas_id`;

/** The companies besides the owner that see a palkki (G-107). Each is added or taken away alone, and its board follows. */
@Injectable()
export class PalkkiNakyvyysService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly references: PalkkiReferences,
  ) {}

  /** Only the owner knows who else sees it. */
  async list(actor: Actor, { palkkiId }: { palkkiId: number }): Promise<PalkkiNakyvyys[]> {
    const { manager } = this.dataSource;
    const palkki = await manager.findOneBy(Palkki, { palkkiId });
    if (!palkki || palkki.deletedTime) throw new Failure('PALKKI.NOT_FOUND');
    await demandOwn(manager, actor, palkki);
    return companiesOf(manager, palkkiId);
  }

  /** @throws Failure PALKKI.UNKNOWN_COMPANY */
  async add(actor: Actor, guest: PalkkiGuest): Promise<PalkkiNakyvyys[]> {
    await this.references.demandCompany(actor, guest.asiakasId);
    return this.transactions.runOnce(actor, 'palkki-nakyvyys.add', guest, async (tx) => {
      const { palkki, before } = await lockToShow(tx, actor, guest);
      const { palkkiId, asiakasId } = guest;
      if (!before.includes(asiakasId)) {
        await tx.manager.insert(PalkkiVisibility, { palkkiId, asiakasId });
        await changeCompanies(tx, palkki, before, [...before, asiakasId]);
      }
      return companiesOf(tx.manager, palkkiId);
    });
  }

  /** One that does not see it leaves it as it is. */
  delete(actor: Actor, guest: PalkkiGuest): Promise<PalkkiNakyvyys[]> {
    return this.transactions.runOnce(actor, 'palkki-nakyvyys.delete', guest, async (tx) => {
      const { palkki, before } = await lockToShow(tx, actor, guest);
      const { palkkiId, asiakasId } = guest;
      if (before.includes(asiakasId)) {
        await tx.manager.delete(PalkkiVisibility, { palkkiId, asiakasId });
        const left = before.filter((id) => id !== asiakasId);
        if (viewersOf(palkki, palkki.ownerAsiakasId, before).includes(asiakasId))
          await announceGone(tx, palkki, asiakasId);
        await changeCompanies(tx, palkki, before, left);
      }
      return companiesOf(tx.manager, palkkiId);
    });
  }
}

async function lockToShow(
  tx: Tx,
  actor: Actor,
  { palkkiId }: PalkkiGuest,
): Promise<{ palkki: Palkki; before: number[] }> {
  const palkki = await lockStanding(tx, actor, palkkiId);
  demandTypeRight(actor, palkki.grid_palkkiTypeId);
  const rows = await tx.manager.findBy(PalkkiVisibility, { palkkiId });
  return { palkki, before: rows.map(({ asiakasId }) => asiakasId).sort((a, b) => a - b) };
}

/** Who sees it is no field of a save, but the palkki has another version with it, and its boards are told. */
const changeCompanies = (
  tx: Tx,
  palkki: Palkki,
  before: readonly number[],
  after: readonly number[],
): Promise<unknown> =>
  palkit.change(tx, palkki, {}, { before: { nakyvyys: before }, after: { nakyvyys: after } });

const companiesOf = (manager: EntityManager, palkkiId: number): Promise<PalkkiNakyvyys[]> =>
  manager.query<PalkkiNakyvyys[]>(COMPANIES_SQL, [palkkiId]);
