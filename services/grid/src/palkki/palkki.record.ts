import type { GridPalkki } from '@keikka/contracts';
import { VersionedRecord, type RecordChange, type Tx } from '@keikka/server';
import { Palkki, PalkkiVisibility } from './palkki.entity.js';
import { stateFields, touched, viewersOf } from './palkki.rules.js';
import { PALKKI_ROWS_SQL } from './palkki.sql.js';

type PalkkiChange = RecordChange<Palkki, typeof stateFields, GridPalkki>;

export const palkit = new VersionedRecord({
  type: 'palkki',
  entity: Palkki,
  id: 'palkkiId',
  owner: 'ownerAsiakasId',
  fields: stateFields,
  missing: 'PALKKI.NOT_FOUND',
  answer: readRow,
  tell: announce,
});

async function readRow({ manager }: Tx, { palkkiId }: Palkki): Promise<GridPalkki> {
  const [row] = await manager.query<[{ json: string }]>(`${PALKKI_ROWS_SQL} where p.palkki_id = $1`, [
    palkkiId,
  ]);
  return JSON.parse(row.json) as GridPalkki;
}

/** Tells the companies that see the palkki of its new state, and those that no longer see it that it is gone. */
async function announce(tx: Tx, { row, before, after, answer }: PalkkiChange): Promise<void> {
  const { palkkiId, ownerAsiakasId } = row;
  const visibility = await tx.manager.findBy(PalkkiVisibility, { palkkiId });
  const listed = visibility.map(({ asiakasId }) => asiakasId);
  const see = viewersOf(after, ownerAsiakasId, listed);
  const gone = viewersOf(before, ownerAsiakasId, listed).filter((asiakasId) => !see.includes(asiakasId));
  const change = { palkkiId, ownerAsiakasId, ...touched(before, after) };
  if (gone.length > 0) await tx.emit('grid.palkki.changed.v1', { ...change, visibleTo: gone, row: null });
  if (see.length > 0) await tx.emit('grid.palkki.changed.v1', { ...change, visibleTo: see, row: answer });
}
