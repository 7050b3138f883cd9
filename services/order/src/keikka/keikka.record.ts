import {
  Failure,
  fieldsOfKohde,
  isTarkistusKohde,
  keikkaFields,
  tarkistusKohteet,
  touchedKohteet,
  type GridKeikka,
  type Row,
  type TaasTarkistettavat,
} from '@keikka/contracts';
import { fields, nullable, reference, whole } from '@keikka/contracts/fields';
import { companiesOf, isReadied, keikkaTila } from '@keikka/domain';
import { lastAuthorOf, VersionedRecord, type ToldChange, type Tx } from '@keikka/server';
import { gridRowsOf } from '../grid-row/grid-rows.js';
import { KeikkaBetoni } from './keikka-betoni.entity.js';
import { storeSearchTexts } from './keikka-haku.record.js';
import { KeikkaTehdas } from './keikka-tehdas.entity.js';
import { KeikkaTyomaa } from './keikka-tyomaa.entity.js';
import { Keikka } from './keikka.entity.js';
import { daysOf, onBoardsOf } from './keikka.rules.js';
import { vehicleBoardsOf } from './vehicle-boards.js';

/** What an editor changes, and what only acts on the board do. */
export const keikkaStateFields = fields({
  ...keikkaFields,
  vehicleRowNum: nullable(whole(0, 99, 'Rivi')),
  keikkaTilaId: reference('keikkaTila', 'Tila'),
});

export const keikat = new VersionedRecord({
  type: 'keikka',
  entity: Keikka,
  id: 'keikkaId',
  owner: 'ownerAsiakasId',
  changedAt: 'updatedTime',
  fields: keikkaStateFields,
  missing: 'KEIKKA.NOT_FOUND',
  beside: [KeikkaTyomaa, KeikkaTehdas],
  lines: { betonit: { entity: KeikkaBetoni, parent: 'keikkaId' } },
  follows: leftToCheck,
  answers: readRows,
  tell: announce,
});

/**
 * Refuses an order that is deleted.
 * @throws Failure KEIKKA.REMOVED with who did it and when
 */
export async function requireKept(tx: Tx, { keikkaId, varmenne, keikkaTilaId }: Keikka): Promise<void> {
  if (keikkaTilaId !== keikkaTila.poistettu) return;
  throw new Failure('KEIKKA.REMOVED', await lastAuthorOf(tx, { type: 'keikka', id: keikkaId, varmenne }));
}

/** A value of a copied order that is changed needs no other look. */
export function leftToCheck(
  { tarkistettavat }: Keikka,
  before: Row,
  after: Row,
): Partial<Pick<Keikka, 'tarkistettavat'>> {
  if (tarkistettavat.length === 0) return {};
  const touched = touchedKohteet(before, after);
  return { tarkistettavat: tarkistettavat.filter((kohde) => !touched.includes(kohde)) };
}

/**
 * A value of a copied order that is put back as it was copied is to be looked at again, if a look at it was asked for before;
 * unless the order is ready for delivery by now.
 */
export function toCheckAgain(
  { tarkistettavat, copiedFromId, keikkaTilaId }: Keikka,
  asked: TaasTarkistettavat = [],
  changed: readonly string[],
): Partial<Pick<Keikka, 'tarkistettavat'>> {
  const again = asked
    .map(({ kohde }) => kohde)
    .filter(
      (kohde) => isTarkistusKohde(kohde) && fieldsOfKohde[kohde].some((name) => changed.includes(name)),
    );
  if (again.length === 0 || copiedFromId === null || isReadied(keikkaTilaId)) return {};
  return {
    tarkistettavat: tarkistusKohteet.filter(
      (kohde) => again.includes(kohde) || tarkistettavat.includes(kohde),
    ),
  };
}

/** The orders as the grid shows them. Each order has a row, whatever its status. */
async function readRows({ manager }: Tx, keikat: readonly Keikka[]): Promise<GridKeikka[]> {
  const ids = keikat.map(({ keikkaId }) => keikkaId);
  const rows = await gridRowsOf(manager, ids);
  const byId = new Map(rows.map((row) => [row.keikkaId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type Change = ToldChange<Keikka, GridKeikka>;

/** Emits the event of each changed order, and stores what it is found by. The boards are read once for all of them. */
async function announce(tx: Tx, changes: readonly Change[]): Promise<void> {
  await storeSearchTexts(
    tx.manager,
    changes.map(({ row }) => row.keikkaId),
  );
  const vehicles = await vehicleBoardsOf(
    tx,
    distinct(changes.flatMap(vehicleIdsOf)),
    changes.flatMap(daysTouchedBy),
  );
  for (const change of changes) {
    const { row: keikka, answer } = change;
    const vehicleIds = vehicleIdsOf(change);
    await tx.emit('order.keikka.changed.v1', {
      keikkaId: keikka.keikkaId,
      ownerAsiakasId: keikka.ownerAsiakasId,
      visibleTo: companiesOf(keikka),
      onBoardsOf: onBoardsOf(
        statesOf(change).flatMap(companiesOf),
        vehicleIds.map((id) => vehicles.get(id)),
      ),
      days: daysTouchedBy(change),
      vehicleIds,
      row: isOnGrid(keikka) ? answer : null,
    });
  }
}

/** The grid keeps orders with a vehicle, a start and an end (G-140) and never draws deleted ones (G-133). */
const isOnGrid = ({ vehicleId, pumppuAika, keikkaTilaId }: Keikka): boolean =>
  vehicleId !== null && pumppuAika !== null && keikkaTilaId !== keikkaTila.poistettu;

const statesOf = ({ before, after }: Change): Keikka[] => [before, after].filter((state) => state !== null);

const vehicleIdsOf = (change: Change): number[] =>
  distinct(statesOf(change).flatMap(({ vehicleId }) => vehicleId ?? []));

const daysTouchedBy = (change: Change): string[] => distinct(statesOf(change).flatMap(daysOf));

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
