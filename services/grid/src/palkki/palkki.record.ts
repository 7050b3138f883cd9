import { In } from 'typeorm';
import type { GridPalkki } from '@keikka/contracts';
import { viewersOf } from '@keikka/domain';
import { VersionedRecord, type ToldChange, type Tx } from '@keikka/server';
import { Palkki, PalkkiKuski, PalkkiVisibility } from './palkki.entity.js';
import { forGuest, stateFields, touched } from './palkki.rules.js';
import { OWN_ROWS_SQL } from './palkki.sql.js';

export const palkit = new VersionedRecord({
  type: 'palkki',
  entity: Palkki,
  id: 'palkkiId',
  owner: 'ownerAsiakasId',
  fields: stateFields,
  missing: 'PALKKI.NOT_FOUND',
  answers: readRows,
  tell: announce,
});

async function readRows({ manager }: Tx, palkit: readonly Palkki[]): Promise<GridPalkki[]> {
  const ids = palkit.map(({ palkkiId }) => palkkiId);
  const rows = await manager.query<{ json: string }[]>(`${OWN_ROWS_SQL} where p.palkki_id = any($1)`, [ids]);
  const byId = new Map(
    rows.map(({ json }) => JSON.parse(json) as GridPalkki).map((row) => [row.palkkiId, row]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Tells the companies that see a palkki of its new state, each of what it may know, and those that no longer see it that
 * it is gone.
 */
async function announce(tx: Tx, changes: readonly ToldChange<Palkki, GridPalkki>[]): Promise<void> {
  const palkkiIds = changes.map(({ row }) => row.palkkiId);
  const visibility = await tx.manager.findBy(PalkkiVisibility, { palkkiId: In(palkkiIds) });
  for (const { row, before, after, answer } of changes) {
    const { palkkiId, ownerAsiakasId } = row;
    const shared = visibility.filter((one) => one.palkkiId === palkkiId).map(({ asiakasId }) => asiakasId);
    const see = viewersOf(after, ownerAsiakasId, shared);
    const gone = viewersOf(before, ownerAsiakasId, shared).filter((asiakasId) => !see.includes(asiakasId));
    const change = { palkkiId, ownerAsiakasId, ...touched(before, after) };
    if (gone.length > 0) await tx.emit('grid.palkki.changed.v1', { ...change, visibleTo: gone, row: null });
    const [own, guests] = [
      see.filter((id) => id === ownerAsiakasId),
      see.filter((id) => id !== ownerAsiakasId),
    ];
    if (own.length > 0) await tx.emit('grid.palkki.changed.v1', { ...change, visibleTo: own, row: answer });
    if (guests.length > 0 && answer)
      await tx.emit('grid.palkki.changed.v1', { ...change, visibleTo: guests, row: forGuest(answer) });
  }
}

/** Tells a company that it sees a palkki no longer, which stays as it is. */
export function announceGone(tx: Tx, palkki: Palkki, asiakasId: number): Promise<void> {
  const { palkkiId, ownerAsiakasId } = palkki;
  const change = { palkkiId, ownerAsiakasId, ...touched(palkki, null) };
  return tx.emit('grid.palkki.changed.v1', { ...change, visibleTo: [asiakasId], row: null });
}

/** A palkki that was made like another one gets its drivers and the companies that see it. */
export async function takePeople(tx: Tx, { palkkiId: from }: Palkki, palkkiId: number): Promise<GridPalkki> {
  const { manager } = tx;
  const drivers = await manager.findBy(PalkkiKuski, { palkkiId: from });
  const guests = await manager.findBy(PalkkiVisibility, { palkkiId: from });
  const made = await palkit.lock(tx, palkkiId);
  if (drivers.length + guests.length === 0) return palkit.change(tx, made, {});
  const [kuskit, nakyvyys] = [
    drivers.map(({ personId }) => personId),
    guests.map(({ asiakasId }) => asiakasId),
  ];
  await manager.insert(
    PalkkiKuski,
    kuskit.map((personId) => ({ palkkiId, personId })),
  );
  await manager.insert(
    PalkkiVisibility,
    nakyvyys.map((asiakasId) => ({ palkkiId, asiakasId })),
  );
  const act = { before: { kuskit: [], nakyvyys: [] }, after: { kuskit, nakyvyys } };
  return palkit.change(tx, made, {}, act);
}
