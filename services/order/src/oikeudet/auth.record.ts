import type { EntityManager } from 'typeorm';
import { Failure, OIKEUKSIA_AT_MOST } from '@keikka/contracts';
import type { Tx } from '@keikka/server';
import { Auth, type AuthKind, type AuthLevel } from '../access/auth.entity.js';
import { tasoIds } from './oikeudet.rules.js';

/** What access is given to, by the company whose orders it opens. */
export interface Kohde {
  ownerAsiakasId: number;
  kind: AuthKind;
  targetId: number;
  /** The token of the order or site; it stays, since access is in no save of its fields. */
  varmenne: number;
}

type Rivi = Pick<Auth, 'personId' | 'level'>;

const keyOf = ({ ownerAsiakasId, kind, targetId }: Kohde) => ({ ownerAsiakasId, kind, targetId });

const rivitOf = ({ manager }: Tx, kohde: Kohde): Promise<Rivi[]> =>
  manager.find(Auth, {
    where: keyOf(kohde),
    select: { personId: true, level: true },
    order: { personId: 'ASC' },
  });

/** The level of a person at a site. */
export async function levelOn(
  manager: EntityManager,
  { ownerAsiakasId, tyomaaId }: { ownerAsiakasId: number; tyomaaId: number },
  personId: number,
): Promise<AuthLevel> {
  const row = await manager.findOneBy(Auth, { ownerAsiakasId, kind: 'tyomaa', targetId: tyomaaId, personId });
  return row?.level ?? 'none';
}

/**
 * Gives a person a level, in a transaction that holds what it is of. Without a level one who is listed keeps his, and
 * another is listed without access. Returns the level as it is then.
 * @throws Failure KEIKKA.TOO_MANY_PERSONS
 */
export async function setAuth(
  tx: Tx,
  kohde: Kohde,
  personId: number,
  level: AuthLevel | null,
): Promise<AuthLevel> {
  const before = await rivitOf(tx, kohde);
  const known = before.find((rivi) => rivi.personId === personId);
  const wanted = level ?? known?.level ?? 'none';
  if (known?.level === wanted) return wanted;
  if (!known && before.length >= OIKEUKSIA_AT_MOST) throw new Failure('KEIKKA.TOO_MANY_PERSONS');
  await tx.manager.save(Auth, { ...keyOf(kohde), personId, level: wanted });
  await told(tx, kohde, personId, { before: known?.level, after: wanted });
  return wanted;
}

/** Takes a person off, with all access. */
export async function removeAuth(tx: Tx, kohde: Kohde, personId: number): Promise<void> {
  const known = await tx.manager.findOneBy(Auth, { ...keyOf(kohde), personId });
  if (!known) return;
  await tx.manager.delete(Auth, { ...keyOf(kohde), personId });
  await told(tx, kohde, personId, { before: known.level });
}

/** A level that is absent is of one who is not on the list. */
async function told(
  tx: Tx,
  kohde: Kohde,
  personId: number,
  { before, after }: { before?: AuthLevel | undefined; after?: AuthLevel },
): Promise<void> {
  const { ownerAsiakasId, kind: entityType, targetId: entityId, varmenne } = kohde;
  const oikeus = (level: AuthLevel | undefined) => level && { personId, taso: tasoIds[level] };
  await tx.record({
    ...{ entityType, entityId, ownerAsiakasId, varmenne },
    before: { oikeudet: oikeus(before) ?? null },
    after: { oikeudet: oikeus(after) ?? null },
  });
  await tx.emit('order.auth.changed.v1', { ownerAsiakasId, personId });
}
