import type { EntityManager } from 'typeorm';
import {
  Failure,
  tyomaaFields,
  type InputOf,
  type KeikkaFields,
  type TyomaaData,
  type TyomaaFields,
  type tyomaaCalls,
} from '@keikka/contracts';
import { blankOf, savedFields, stateOf } from '@keikka/contracts/fields';
import type { Tx } from '@keikka/server';
import { Tyomaa } from './tyomaa.entity.js';
import { tidySite, tyomaaSearchText } from './tyomaa.rules.js';

/**
 * A site of the company.
 * @throws Failure TYOMAA.NOT_FOUND
 */
export async function ownSite(
  manager: EntityManager,
  ownerAsiakasId: number,
  tyomaaId: number,
): Promise<TyomaaData> {
  const site = await manager.findOneBy(Tyomaa, { tyomaaId, ownerAsiakasId });
  if (!site) throw new Failure('TYOMAA.NOT_FOUND');
  return { tyomaaId, ...stateOf(tyomaaFields, site) };
}

/** Stores a new site. @throws Failure TYOMAA.NO_STREET */
export async function storeSite(
  tx: Tx,
  { ownerAsiakasId, asiakasId }: Pick<Tyomaa, 'ownerAsiakasId' | 'asiakasId'>,
  create: InputOf<typeof tyomaaCalls.create>,
): Promise<TyomaaData> {
  if (!create.tyomaaOsoite1.trim()) throw new Failure('TYOMAA.NO_STREET');
  const state = tidySite({
    ...(blankOf(tyomaaFields) as TyomaaFields),
    ...savedFields(tyomaaFields, create),
  });
  const { tyomaaId, varmenne } = await tx.manager.save(Tyomaa, {
    ...state,
    ownerAsiakasId,
    asiakasId,
    searchText: tyomaaSearchText(state),
  });
  const after = stateOf(tyomaaFields, state);
  const what = { entityType: 'tyomaa', entityId: tyomaaId, ownerAsiakasId, varmenne };
  await tx.record({ ...what, fields: tyomaaFields, before: null, after });
  return { tyomaaId, ...after };
}

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
