import { Not, type EntityManager } from 'typeorm';
import { Failure, tyomaaFields, type Actor, type TyomaaVersio, type TyomaaVersiot } from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { keikkaTila } from '@keikka/domain';
import { lastAuthorsOf } from '@keikka/server';
import { KeikkaTyomaa } from '../keikka/keikka-tyomaa.entity.js';
import { Keikka } from '../keikka/keikka.entity.js';
import { Tyomaa } from '../tyomaa/tyomaa.entity.js';
import { versioOf } from '../tyomaa/tyomaa.record.js';
import { siteHash } from '../tyomaa/tyomaa.rules.js';

/**
 * An order's copy of its site; beside it, for the company that owns both, the site as that company knows it.
 * @throws Failure TYOMAA.NOT_FOUND
 */
export async function versiotOf(
  manager: EntityManager,
  { asiakasId }: Actor,
  keikkaId: number,
): Promise<TyomaaVersiot> {
  const keikka = await manager.findOneByOrFail(Keikka, { keikkaId });
  const copy = await manager.findOneByOrFail(KeikkaTyomaa, { keikkaId });
  const { ownerAsiakasId, tyomaaId } = keikka;
  if (tyomaaId === null) throw new Failure('TYOMAA.NOT_FOUND');
  const keikkaTyomaa = copyVersioOf({ ...keikka, tyomaaId }, copy);
  const site =
    ownerAsiakasId === asiakasId && (await manager.findOneBy(Tyomaa, { tyomaaId, ownerAsiakasId }));
  if (!site) return { keikkaTyomaa };
  const copied = Object.keys(tyomaaFields);
  const muutokset = await lastAuthorsOf(manager, { type: 'keikka', id: keikkaId }, copied, asiakasId);
  return {
    keikkaTyomaa,
    muutokset,
    globalTyomaa: versioOf(site),
    keikkaCount: await countOf(manager, tyomaaId),
  };
}

/** How many orders are at a site, deleted ones apart. */
export const countOf = (manager: EntityManager, tyomaaId: number): Promise<number> =>
  manager.countBy(Keikka, { tyomaaId, keikkaTilaId: Not(keikkaTila.poistettu) });

function copyVersioOf(
  { keikkaId, tyomaaId, ownerAsiakasId, asiakasId, varmenne }: Keikka & { tyomaaId: number },
  copy: KeikkaTyomaa,
): TyomaaVersio {
  const state = stateOf(tyomaaFields, copy);
  return { tyomaaId, ...state, ownerAsiakasId, asiakasId, keikkaId, varmenne, hash: siteHash(state) };
}
