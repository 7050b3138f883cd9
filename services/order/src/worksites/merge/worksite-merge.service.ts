import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  Failure,
  tyomaaFields,
  type Actor,
  type InputOf,
  type TyomaaYhdistys,
  type YhdistysEsikatselu,
  type tyomaaCalls,
} from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { AsiakasProjectionRow, Transactions, type Tx } from '@keikka/server';
import { TyomaaYhdistysRow } from '../../tyomaa/tyomaa-yhdistys.entity.js';
import type { Tyomaa } from '../../tyomaa/tyomaa.entity.js';
import { moveHenkilot } from '../../tyomaa/tyomaa-person.record.js';
import { lockedSite, ownSite, setDeleted, tyomaat, versioOf } from '../../tyomaa/tyomaa.record.js';
import { requireStreet, tyomaaSearchText } from '../../tyomaa/tyomaa.rules.js';
import { countOf } from '../worksite-versions.js';
import { entisetNumerot, kentatPoistuvalta } from './merge.rules.js';
import { LOCK_MOVED_SQL, LOCK_NEWCOMERS_SQL, MOVED_HENKILOT_SQL, OIKEUKSIA_SQL } from './merge.sql.js';
import { answerOf } from './merge-answer.js';
import { movedOf, moveOrders, siirtyvatOf } from './moved-orders.js';

type Merge = InputOf<typeof tyomaaCalls.merge>;

/** Makes one site of two: one stays and takes what the other has, and the other is deleted. */
@Injectable()
export class WorksiteMergeService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** @throws Failure TYOMAA.SAME_TWICE, TYOMAA.NOT_FOUND */
  async preview(actor: Actor, of: InputOf<typeof tyomaaCalls.mergePreview>): Promise<YhdistysEsikatselu> {
    requireTwo(of);
    const { manager } = this.dataSource;
    const jaa = await ownSite(manager, actor.asiakasId, of.tyomaaId);
    const poistuu = await ownSite(manager, actor.asiakasId, of.poistuvaId);
    const siirtyvat = siirtyvatOf(await movedOf(manager, of.poistuvaId));
    return {
      jaa: versioOf(jaa),
      poistuu: versioOf(poistuu),
      jaavanAsiakas: await asiakasNimi(manager, jaa),
      poistuvanAsiakas: await asiakasNimi(manager, poistuu),
      siirtyvat: { ...siirtyvat, henkilot: await siirtyvatHenkilot(manager, of) },
      oikeuksiaJaa: await oikeuksia(manager, poistuu),
      tilauksiaJalkeen: siirtyvat.tilauksia + (await countOf(manager, of.tyomaaId)),
    };
  }

  /**
   * The orders are held before the sites, as by who saves one.
   * @throws Failure TYOMAA.SAME_TWICE, TYOMAA.NOT_FOUND, TYOMAA.NO_STREET, CHANGE.OUTDATED
   */
  merge(actor: Actor, merge: Merge): Promise<TyomaaYhdistys> {
    return this.transactions.runOnce(actor, 'tyomaa.merge', merge, async (tx) => {
      requireTwo(merge);
      await ownSite(tx.manager, actor.asiakasId, merge.poistuvaId);
      await movedOf(tx.manager, merge.poistuvaId, LOCK_MOVED_SQL);
      const [jaava, poistuva] = await lockBoth(tx, actor, merge);
      await tyomaat.requireSeen(tx, jaava, merge.varmenne);
      await tyomaat.requireSeen(tx, poistuva, merge.poistuvaVarmenne);
      const moved = await movedOf(tx.manager, poistuva.tyomaaId, LOCK_NEWCOMERS_SQL);
      const keikkaIds = moved.map(({ keikkaId }) => keikkaId);
      const ennen = await keep(tx, jaava, poistuva, merge);
      const henkilot = await moveHenkilot(tx, poistuva, jaava);
      await moveOrders(tx, keikkaIds, jaava.tyomaaId);
      const left = await setDeleted(tx, poistuva, tx.now);
      const row = await tx.manager.save(TyomaaYhdistysRow, {
        ...{ ownerAsiakasId: actor.asiakasId, personId: actor.personId, at: tx.now, kumottu: null },
        ...{ tyomaaId: jaava.tyomaaId, varmenne: jaava.varmenne + 1 },
        ...{ poistuvaId: poistuva.tyomaaId, poistuvaVarmenne: left.varmenne, keikkaIds },
        ennen: { ...ennen, henkilot },
      });
      return answerOf(row);
    });
  }
}

/** @throws Failure TYOMAA.SAME_TWICE */
function requireTwo({ tyomaaId, poistuvaId }: Pick<Merge, 'tyomaaId' | 'poistuvaId'>): void {
  if (tyomaaId === poistuvaId) throw new Failure('TYOMAA.SAME_TWICE');
}

async function siirtyvatHenkilot(
  manager: EntityManager,
  { tyomaaId, poistuvaId }: Pick<Merge, 'tyomaaId' | 'poistuvaId'>,
): Promise<string[]> {
  const rows = await manager.query<{ nimi: string }[]>(MOVED_HENKILOT_SQL, [poistuvaId, tyomaaId]);
  return rows.map(({ nimi }) => nimi);
}

async function oikeuksia(manager: EntityManager, { tyomaaId, ownerAsiakasId }: Tyomaa): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(OIKEUKSIA_SQL, [tyomaaId, ownerAsiakasId]);
  return row?.count ?? 0;
}

async function asiakasNimi(manager: EntityManager, { asiakasId }: Tyomaa): Promise<string> {
  if (asiakasId === null) return '';
  return (await manager.findOneBy(AsiakasProjectionRow, { asiakasId }))?.asiakasNimi ?? '';
}

/** Both in the order of their ids: two who merge them the other way round wait for each other in no circle. */
async function lockBoth(tx: Tx, { asiakasId }: Actor, merge: Merge): Promise<[Tyomaa, Tyomaa]> {
  const { tyomaaId, poistuvaId } = merge;
  const first = await lockedSite(tx, asiakasId, Math.min(tyomaaId, poistuvaId));
  const second = await lockedSite(tx, asiakasId, Math.max(tyomaaId, poistuvaId));
  return first.tyomaaId === tyomaaId ? [first, second] : [second, first];
}

/** Gives the staying site what was chosen of the other one. Returns what it had before. */
async function keep(
  tx: Tx,
  jaava: Tyomaa,
  poistuva: Tyomaa,
  merge: Merge,
): Promise<TyomaaYhdistysRow['ennen']> {
  const kept = kentatPoistuvalta(poistuva, merge.poistuvalta ?? []);
  const state = { ...stateOf(tyomaaFields, jaava), ...kept };
  requireStreet(state);
  const numerot = entisetNumerot(jaava, poistuva, state.tyomaaNum);
  const columns = {
    entisetNumerot: numerot,
    asiakasId: jaava.asiakasId ?? poistuva.asiakasId,
    searchText: tyomaaSearchText({ ...state, entisetNumerot: numerot }),
  };
  const act = { before: { yhdistetty: null }, after: { yhdistetty: poistuva.tyomaaId } };
  await tyomaat.change(tx, jaava, { ...kept, ...columns }, act);
  const before = Object.keys(kept) as (keyof typeof kept)[];
  return {
    fields: Object.fromEntries(before.map((name) => [name, jaava[name]])),
    asiakasId: jaava.asiakasId,
    entisetNumerot: jaava.entisetNumerot,
  };
}
