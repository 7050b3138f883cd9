import { In, type EntityManager } from 'typeorm';
import { Failure, TYOMAAN_HENKILOITA_AT_MOST, type Actor } from '@keikka/contracts';
import type { Tx } from '@keikka/server';
import { TyomaaPerson } from './tyomaa-person.entity.js';
import type { Tyomaa } from './tyomaa.entity.js';

/** A site whose row the caller holds, so that its persons change one at a time. */
type HeldSite = Pick<Tyomaa, 'tyomaaId' | 'ownerAsiakasId' | 'varmenne'>;
type Henkilo = Pick<TyomaaPerson, 'personId' | 'contactPersonTypeId'>;

const henkilotOf = (manager: EntityManager, tyomaaId: number): Promise<Henkilo[]> =>
  manager.find(TyomaaPerson, {
    where: { tyomaaId },
    select: { personId: true, contactPersonTypeId: true },
    order: { personId: 'ASC' },
  });

/**
 * Makes somebody a person of a site, or gives him another type.
 * @throws Failure TYOMAA.TOO_MANY_PERSONS
 */
export async function addHenkilo(tx: Tx, actor: Actor, site: HeldSite, henkilo: Henkilo): Promise<void> {
  const before = await henkilotOf(tx.manager, site.tyomaaId);
  const others = before.filter(({ personId }) => personId !== henkilo.personId);
  if (others.length >= TYOMAAN_HENKILOITA_AT_MOST) throw new Failure('TYOMAA.TOO_MANY_PERSONS');
  const known = before.find(({ personId }) => personId === henkilo.personId);
  if (known?.contactPersonTypeId === henkilo.contactPersonTypeId) return;
  await tx.manager.save(TyomaaPerson, {
    ...{ tyomaaId: site.tyomaaId, ...henkilo },
    ...(!known && { addedBy: actor.personId, addedAt: tx.now }),
  });
  await recordHenkilot(tx, site, before);
}

/** Whom a site names to be called is one of its persons. Of those there are already so many there is no limit. */
export async function keepYhteyshenkilo(
  tx: Tx,
  actor: Actor,
  site: HeldSite,
  personId: number | null,
): Promise<void> {
  if (personId === null) return;
  const before = await henkilotOf(tx.manager, site.tyomaaId);
  if (before.some((henkilo) => henkilo.personId === personId)) return;
  const added = { tyomaaId: site.tyomaaId, personId, addedBy: actor.personId, addedAt: tx.now };
  await tx.manager.insert(TyomaaPerson, added);
  await recordHenkilot(tx, site, before);
}

/** Takes a person off a site. */
export async function removeHenkilo(tx: Tx, site: HeldSite, personId: number): Promise<void> {
  const { tyomaaId } = site;
  const before = await henkilotOf(tx.manager, tyomaaId);
  await tx.manager.delete(TyomaaPerson, { tyomaaId, personId });
  await recordHenkilot(tx, site, before);
}

/** Moves persons to another site, but for those who are there already. Returns who was moved. */
export async function moveHenkilot(
  tx: Tx,
  from: HeldSite,
  to: HeldSite,
  isMoved: (personId: number) => boolean = () => true,
): Promise<number[]> {
  const [leaving, there] = [
    await henkilotOf(tx.manager, from.tyomaaId),
    await henkilotOf(tx.manager, to.tyomaaId),
  ];
  const moved = leaving
    .map(({ personId }) => personId)
    .filter((id) => isMoved(id) && !there.some(({ personId }) => personId === id));
  const rows = { tyomaaId: from.tyomaaId, personId: In(moved) };
  await tx.manager.update(TyomaaPerson, rows, { tyomaaId: to.tyomaaId });
  await recordHenkilot(tx, from, leaving);
  await recordHenkilot(tx, to, there);
  return moved;
}

/** The site keeps its token: its persons are in no save of its fields. */
async function recordHenkilot(tx: Tx, site: HeldSite, before: readonly Henkilo[]): Promise<void> {
  const { tyomaaId: entityId, ownerAsiakasId, varmenne } = site;
  const after = await henkilotOf(tx.manager, entityId);
  await tx.record({
    entityType: 'tyomaa',
    ...{ entityId, ownerAsiakasId, varmenne },
    before: { henkilot: before },
    after: { henkilot: after },
  });
}
