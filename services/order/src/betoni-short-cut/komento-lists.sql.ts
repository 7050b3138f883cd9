import { In, IsNull, type EntityManager } from 'typeorm';
import type { KomentoLists } from '@keikka/domain';
import { BetoniAttr, KayttoIka, Laatu, Lujuus, Notkeus, RaeKoko } from '../betoni/betoni-reference.entity.js';

/** The owner of what every company has. */
const EVERYBODY = 0;

/** What the command box of a company reads besides its own commands, whoever delivers. */
export async function komentoListsOf(
  manager: EntityManager,
  asiakasId: number,
): Promise<Omit<KomentoLists, 'shortCuts'>> {
  const offered = { asiakasId: In([EVERYBODY, asiakasId]) };
  const laadut = await manager.findBy(Laatu, offered);
  const attrs = await manager.findBy(BetoniAttr, { ...offered, deletedTime: IsNull() });
  return {
    laadut,
    raeKoot: await manager.find(RaeKoko),
    lujuudet: await manager.find(Lujuus),
    notkeudet: await manager.find(Notkeus),
    kayttoIat: await manager.find(KayttoIka),
    attrs: attrs.map((attr) => ({ ...attr, deletedTime: null })),
  };
}
