import type { EntityManager } from 'typeorm';
import {
  Failure,
  tyomaaFields,
  type Actor,
  type InputOf,
  type KeikkaFields,
  type TyomaaData,
  type TyomaaFields,
  type TyomaaVersio,
  type tyomaaCalls,
} from '@keikka/contracts';
import { blankOf, savedFields, stateOf } from '@keikka/contracts/fields';
import { VersionedRecord, type Tx } from '@keikka/server';
import { Tyomaa } from './tyomaa.entity.js';
import { keepYhteyshenkilo } from './tyomaa-person.record.js';
import { requireStreet, siteHash, tidySite, tyomaaSearchText } from './tyomaa.rules.js';

/**
 * A site of the company.
 * @throws Failure TYOMAA.NOT_FOUND
 */
export async function ownSite(
  manager: EntityManager,
  ownerAsiakasId: number,
  tyomaaId: number,
): Promise<Tyomaa> {
  const site = await manager.findOneBy(Tyomaa, { tyomaaId, ownerAsiakasId });
  if (!site) throw new Failure('TYOMAA.NOT_FOUND');
  return site;
}

/**
 * A site that an order is to get. It is held until the transaction ends, so that nobody deletes it meanwhile.
 * @throws Failure TYOMAA.NOT_FOUND
 */
export async function heldSite({ manager }: Tx, ownerAsiakasId: number, tyomaaId: number): Promise<Tyomaa> {
  const where = { tyomaaId, ownerAsiakasId };
  const site = await manager.findOne(Tyomaa, { where, lock: { mode: 'pessimistic_read' } });
  if (!site) throw new Failure('TYOMAA.NOT_FOUND');
  return site;
}

/**
 * The same, as an order's caller is told of it.
 * @throws Failure KEIKKA.UNKNOWN_TYOMAA
 */
export const siteForKeikka = (tx: Tx, ownerAsiakasId: number, tyomaaId: number): Promise<Tyomaa> =>
  heldSite(tx, ownerAsiakasId, tyomaaId).catch((error: unknown) => {
    const isUnknown = error instanceof Failure && error.code === 'TYOMAA.NOT_FOUND';
    throw isUnknown ? new Failure('KEIKKA.UNKNOWN_TYOMAA') : error;
  });

/** What an order copies of a site. */
export const dataOf = (site: Tyomaa): TyomaaData => ({
  tyomaaId: site.tyomaaId,
  ...stateOf(tyomaaFields, site),
});

/** Tells those who have the list of the company's sites open. */
export const tellSite = (tx: Tx, { tyomaaId, ownerAsiakasId }: TellableSite): Promise<void> =>
  tx.emit('order.tyomaa.changed.v1', { tyomaaId, ownerAsiakasId });

type TellableSite = Pick<Tyomaa, 'tyomaaId' | 'ownerAsiakasId'>;

/** The sites of companies, each by its token. */
export const tyomaat = new VersionedRecord({
  type: 'tyomaa',
  entity: Tyomaa,
  id: 'tyomaaId',
  owner: 'ownerAsiakasId',
  fields: tyomaaFields,
  missing: 'TYOMAA.NOT_FOUND',
  follows: (site, _, after) => ({ searchText: tyomaaSearchText({ ...site, ...after }) }),
  answers: (_, sites) => Promise.resolve(sites.map(versioOf)),
  tell: async (tx, changes) => {
    for (const { row } of changes) await tellSite(tx, row);
  },
});

/**
 * A site of the company, locked to be changed. One of another company is not there for the caller.
 * @throws Failure TYOMAA.NOT_FOUND
 */
export async function lockedSite(tx: Tx, ownerAsiakasId: number, tyomaaId: number): Promise<Tyomaa> {
  const site = await tyomaat.lock(tx, tyomaaId);
  if (site.ownerAsiakasId !== ownerAsiakasId) throw new Failure('TYOMAA.NOT_FOUND');
  return site;
}

/** Deletes a site, or brings a deleted one back. It keeps its row and its number. */
export async function setDeleted(
  tx: Tx,
  site: Tyomaa,
  deletedTime: Date | null,
): Promise<Pick<Tyomaa, 'tyomaaId' | 'varmenne'>> {
  const { tyomaaId } = site;
  const after = { ...site, deletedTime, varmenne: site.varmenne + 1 };
  await tx.manager.update(Tyomaa, { tyomaaId }, { deletedTime, varmenne: after.varmenne });
  const state = stateOf(tyomaaFields, site);
  await tyomaat.record(tx, after, deletedTime ? state : null, deletedTime ? null : state);
  await tellSite(tx, after);
  return { tyomaaId, varmenne: after.varmenne };
}

/** A new site as it is to be stored. @throws Failure TYOMAA.NO_STREET */
export function newSite(create: InputOf<typeof tyomaaCalls.create>): TyomaaFields {
  requireStreet(create);
  return tidySite({
    ...(blankOf(tyomaaFields) as TyomaaFields),
    ...savedFields(tyomaaFields, create),
  });
}

/** Stores a new site. Whom it names is its first person. */
export async function storeSite(
  tx: Tx,
  actor: Actor,
  { ownerAsiakasId, asiakasId }: Pick<Tyomaa, 'ownerAsiakasId' | 'asiakasId'>,
  state: TyomaaFields,
): Promise<TyomaaData> {
  const columns = { ownerAsiakasId, asiakasId, searchText: tyomaaSearchText(state) };
  const site = await tyomaat.make(tx, columns, state);
  await keepYhteyshenkilo(tx, actor, site, state.tyomaaContactPersonId);
  return { tyomaaId: site.tyomaaId, ...stateOf(tyomaaFields, site) };
}

/** A site as its company knows it. */
export const versioOf = (site: Tyomaa): TyomaaVersio => {
  const { tyomaaId, ownerAsiakasId, asiakasId, varmenne } = site;
  const state = stateOf(tyomaaFields, site);
  return { tyomaaId, ...state, ownerAsiakasId, asiakasId, keikkaId: 0, varmenne, hash: siteHash(state) };
};

/** What an order keeps of its site: a copy of its fields. The way from the plant to the one before is unknown now. */
export const siteOnKeikka = (site: TyomaaData | null): TyomaaOnKeikka => ({
  ...(blankOf(tyomaaFields) as TyomaaFields),
  ...site,
  tyomaaId: site?.tyomaaId ?? null,
  betoniMatkaM: null,
  betoniMatkaAika: null,
});

/** The columns of an order that follow from its site. */
export type TyomaaOnKeikka = TyomaaFields &
  Pick<KeikkaFields, 'tyomaaId' | 'betoniMatkaM' | 'betoniMatkaAika'>;
