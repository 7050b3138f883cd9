import type { EntityManager } from 'typeorm';
import { laskuFields, type EventMap, type LahetysTila, type Lasku } from '@keikka/contracts';
import { laskunSummat, laskuTilaNimi, type LaskettavaRivi } from '@keikka/domain';
import { currentContext, VersionedRecord, type Tx } from '@keikka/server';
import { kohteetOf } from '../laskuttaja/laskutus-integraatio.entity.js';
import { KeikkaLaskuRivi } from './keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from './keikka-lasku.entity.js';
import { toLasku } from './lasku.mapper.js';
import { laskuSearchText } from './lasku.rules.js';
import { retax } from './verotus/verotus.record.js';

/** The rows of an invoice in their order. */
export const rivitOf = (manager: EntityManager, keikkaLaskuId: number): Promise<KeikkaLaskuRivi[]> =>
  manager.find(KeikkaLaskuRivi, {
    where: { keikkaLaskuId },
    order: { sortNum: 'ASC', keikkaLaskuRiviId: 'ASC' },
  });

/** An invoice as it leaves the service. */
export const laskuOf = async (
  manager: EntityManager,
  lasku: KeikkaLasku,
  rivit: readonly KeikkaLaskuRivi[],
): Promise<Lasku> => toLasku(lasku, rivit, await kohteetOf(manager, lasku.laskuttajaAsiakasId));

/** The sums that an invoice keeps of its rows, for lists. */
export function storedSums(
  rivit: readonly LaskettavaRivi[],
): Pick<KeikkaLasku, 'sumEur' | 'alvSumma' | 'riviCount'> {
  const { netto, alvSumma, riviCount } = laskunSummat(rivit);
  return { sumEur: netto, alvSumma, riviCount };
}

/** Stores the taxation and the sums of an invoice's rows after one was changed, and tells of it. Its own token stays. */
export async function settleSums(tx: Tx, lasku: KeikkaLasku): Promise<void> {
  const { keikkaLaskuId } = lasku;
  const sums = storedSums(await retax(tx, lasku, await rivitOf(tx.manager, keikkaLaskuId)));
  await tx.manager.update(KeikkaLasku, { keikkaLaskuId }, sums);
  await tellOf(tx, lasku);
}

/** Stores how far the sending of an invoice has come, and tells of it. Its own token stays. */
export async function storeLahetysTila(tx: Tx, lasku: KeikkaLasku, lahetysTila: LahetysTila): Promise<void> {
  await tx.manager.update(KeikkaLasku, { keikkaLaskuId: lasku.keikkaLaskuId }, { lahetysTila });
  await tellOf(tx, lasku);
}

/** What an invoice is found by follows whatever was changed. */
async function storeSearchText({ manager }: Tx, lasku: KeikkaLasku): Promise<void> {
  const searchText = laskuSearchText(lasku);
  if (searchText === lasku.searchText) return;
  await manager.update(KeikkaLasku, { keikkaLaskuId: lasku.keikkaLaskuId }, { searchText });
}

/** Tells of an invoice whose own row stays as it is. */
export function tellOf(
  tx: Tx,
  lasku: KeikkaLasku,
  more: Pick<EventMap['invoicing.lasku.changed.v1'], 'tila' | 'isDeleted'> = {},
): Promise<void> {
  const { keikkaLaskuId, keikkaId, laskuttajaAsiakasId, varmenne } = lasku;
  const statusName = laskuTilaNimi(lasku.keikkaLaskuStatusTypeId);
  const ids = { keikkaLaskuId, keikkaId, laskuttajaAsiakasId };
  return tx.emit('invoicing.lasku.changed.v1', { ...ids, statusName, varmenne, ...more });
}

const tilaOf = ({ keikkaLaskuStatusTypeId }: KeikkaLasku) => ({
  tila: { nimi: laskuTilaNimi(keikkaLaskuStatusTypeId), personId: currentContext().actor.personId },
});

export const laskut = new VersionedRecord({
  type: 'lasku',
  entity: KeikkaLasku,
  id: 'keikkaLaskuId',
  owner: 'laskuttajaAsiakasId',
  fields: laskuFields,
  missing: 'LASKU.NOT_FOUND',
  answers: ({ manager }, rows): Promise<Lasku[]> =>
    Promise.all(rows.map(async (row) => laskuOf(manager, row, await rivitOf(manager, row.keikkaLaskuId)))),
  tell: async (tx, changes) => {
    for (const { row, before, after } of changes) {
      const isTila = before && after && before.keikkaLaskuStatusTypeId !== after.keikkaLaskuStatusTypeId;
      if (after) await storeSearchText(tx, after);
      if (after) await tellOf(tx, row, isTila ? tilaOf(after) : {});
      // Its last state has no row, but a token of its own, as in the history.
      else await tellOf(tx, { ...row, varmenne: row.varmenne + 1 }, { isDeleted: true });
    }
  },
});
