import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import {
  Failure,
  tyomaaFields,
  type Actor,
  type InputOf,
  type TyomaaYhdistys,
  type ViimeisinYhdistys,
  type tyomaaCalls,
} from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { keikkaTila } from '@keikka/domain';
import { Clock, Transactions, type Tx } from '@keikka/server';
import { Keikka } from '../../keikka/keikka.entity.js';
import { TyomaaYhdistysRow } from '../../tyomaa/tyomaa-yhdistys.entity.js';
import { Tyomaa } from '../../tyomaa/tyomaa.entity.js';
import { moveHenkilot } from '../../tyomaa/tyomaa-person.record.js';
import { lockedSite, setDeleted, tyomaat } from '../../tyomaa/tyomaa.record.js';
import { tyomaaSearchText } from '../../tyomaa/tyomaa.rules.js';
import { valitutPoistuvalta } from './merge.rules.js';
import { answerOf, kumottavissaAlkaen, kumottavissaAsti } from './merge-answer.js';
import { moveOrders } from './moved-orders.js';

/** Takes a merge of two sites back: exactly what it moved. */
@Injectable()
export class WorksiteUnmergeService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** The actor's own last merge whose time is not over; what a colleague merged is for the colleague to take back. */
  async last({ asiakasId: ownerAsiakasId, personId }: Actor): Promise<ViimeisinYhdistys | null> {
    const { manager } = this.dataSource;
    const at = MoreThanOrEqual(kumottavissaAlkaen(this.clock.now()));
    const row = await manager.findOne(TyomaaYhdistysRow, {
      where: { ownerAsiakasId, personId, kumottu: IsNull(), at },
      order: { yhdistysId: 'DESC' },
    });
    return (
      row && {
        ...answerOf(row),
        jaava: await nimettyna(manager, row.tyomaaId),
        poistunut: await nimettyna(manager, row.poistuvaId),
        poistuvalta: valitutPoistuvalta(row.ennen.fields),
      }
    );
  }

  /**
   * One that is taken back already stays so.
   * @throws Failure TYOMAA.MERGE_NOT_FOUND, TYOMAA.MERGE_TOO_OLD, TYOMAA.MERGE_CHANGED with the orders that got another
   * site since, TYOMAA.NOT_FOUND, CHANGE.OUTDATED when a value that the merge set is another by now
   */
  undo(actor: Actor, of: InputOf<typeof tyomaaCalls.unmerge>): Promise<TyomaaYhdistys> {
    return this.transactions.runOnce(actor, 'tyomaa.unmerge', of, async (tx) => {
      const row = await lockedMerge(tx, actor, of.yhdistysId);
      if (row.kumottu) return answerOf(row);
      if (tx.now > kumottavissaAsti(row)) throw new Failure('TYOMAA.MERGE_TOO_OLD');
      const keikkaIds = await lockOrders(tx, row);
      const jaava = await lockedSite(tx, actor.asiakasId, row.tyomaaId);
      const poistunut = await lockedLeft(tx, row);
      const varmenne = await giveBack(tx, jaava, row);
      const { varmenne: poistuvaVarmenne } = await setDeleted(tx, poistunut, null);
      await moveOrders(tx, keikkaIds, row.poistuvaId);
      const { henkilot = [] } = row.ennen;
      await moveHenkilot(tx, jaava, poistunut, (personId) => henkilot.includes(personId));
      const undone = { ...row, varmenne, poistuvaVarmenne, kumottu: tx.now };
      await tx.manager.save(TyomaaYhdistysRow, undone);
      return answerOf(undone);
    });
  }
}

/** What a site is called, also when it is deleted. */
async function nimettyna(manager: EntityManager, tyomaaId: number): Promise<ViimeisinYhdistys['jaava']> {
  const where = { tyomaaId };
  const { tyomaaNimi, tyomaaNum, tyomaaOsoite1 } = await manager.findOneOrFail(Tyomaa, {
    where,
    withDeleted: true,
  });
  return { tyomaaNimi, tyomaaNum, tyomaaOsoite1 };
}

async function lockedMerge({ manager }: Tx, actor: Actor, yhdistysId: number): Promise<TyomaaYhdistysRow> {
  const where = { yhdistysId, ownerAsiakasId: actor.asiakasId };
  const row = await manager.findOne(TyomaaYhdistysRow, { where, lock: { mode: 'pessimistic_write' } });
  if (!row) throw new Failure('TYOMAA.MERGE_NOT_FOUND');
  return row;
}

/** The orders that go back. A deleted one never comes back, and one that got another site since is no more of the merge. */
async function lockOrders({ manager }: Tx, { keikkaIds, tyomaaId }: TyomaaYhdistysRow): Promise<number[]> {
  const keikat = await manager.find(Keikka, {
    where: { keikkaId: In(keikkaIds), keikkaTilaId: Not(keikkaTila.poistettu) },
    order: { keikkaId: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const elsewhere = keikat.filter((keikka) => keikka.tyomaaId !== tyomaaId).map(({ keikkaId }) => keikkaId);
  if (elsewhere.length > 0) throw new Failure('TYOMAA.MERGE_CHANGED', { keikkaIds: elsewhere });
  return keikat.map(({ keikkaId }) => keikkaId);
}

/** The site that left. One that somebody brought back by itself is no more as the merge left it. */
async function lockedLeft(
  { manager }: Tx,
  { poistuvaId, poistuvaVarmenne }: TyomaaYhdistysRow,
): Promise<Tyomaa> {
  const lock = { mode: 'pessimistic_write' } as const;
  const site = await manager.findOne(Tyomaa, { where: { tyomaaId: poistuvaId }, withDeleted: true, lock });
  if (site?.varmenne !== poistuvaVarmenne) throw new Failure('CHANGE.OUTDATED');
  return site;
}

/** Gives the staying site back what it had. Returns its token. */
async function giveBack(tx: Tx, jaava: Tyomaa, row: TyomaaYhdistysRow): Promise<number> {
  const { fields, asiakasId, entisetNumerot } = row.ennen;
  await tyomaat.requireSeen(tx, jaava, row.varmenne, [...Object.keys(fields), 'yhdistetty']);
  const state = { ...stateOf(tyomaaFields, jaava), ...fields };
  const columns = { asiakasId, entisetNumerot, searchText: tyomaaSearchText({ ...state, entisetNumerot }) };
  const act = { before: { yhdistetty: row.poistuvaId }, after: { yhdistetty: null } };
  return (await tyomaat.change(tx, jaava, { ...fields, ...columns }, act)).varmenne;
}
