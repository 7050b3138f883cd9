import type { EntityManager } from 'typeorm';
import type { Siirtyvat } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import type { RecordChange, Tx } from '@keikka/server';
import { Keikka } from '../../keikka/keikka.entity.js';
import { keikat } from '../../keikka/keikka.record.js';
import { MOVED_SQL } from './merge.sql.js';

/** An order that a merge moves. */
export interface MovedKeikka {
  keikkaId: number;
  keikkaTilaId: number;
  omaVersio: boolean;
}

export const movedOf = (manager: EntityManager, tyomaaId: number, sql = MOVED_SQL): Promise<MovedKeikka[]> =>
  manager.query<MovedKeikka[]>(sql, [tyomaaId]);

const delivered: readonly number[] = [keikkaTila.toimitettu, keikkaTila.arkistoitu];
const ended: readonly number[] = [...delivered, keikkaTila.peruttu, keikkaTila.epaonnistui];

export const siirtyvatOf = (moved: readonly MovedKeikka[]): Omit<Siirtyvat, 'henkilot'> => ({
  tilauksia: moved.length,
  tulossa: moved.filter(({ keikkaTilaId }) => !ended.includes(keikkaTilaId)).length,
  toimitettu: moved.filter(({ keikkaTilaId }) => delivered.includes(keikkaTilaId)).length,
  omiaVersioita: moved.filter(({ omaVersio }) => omaVersio).length,
});

/** Moves orders, which the caller has locked, to another site. An order's own copy of its site stays as it is. */
export async function moveOrders(tx: Tx, keikkaIds: readonly number[], tyomaaId: number): Promise<void> {
  const changes: RecordChange<Keikka>[] = [];
  for (const keikkaId of keikkaIds) {
    const keikka = await keikat.lock(tx, keikkaId);
    // The site is the same one: nobody has looked at it anew.
    const { tarkistettavat } = keikka;
    changes.push(await keikat.write(tx, keikka, { tyomaaId, tarkistettavat }));
  }
  await keikat.tell(tx, changes);
}
