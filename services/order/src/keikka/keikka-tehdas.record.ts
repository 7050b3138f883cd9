import type { EntityManager } from 'typeorm';
import { FACTORY, Failure, type KeikkaFields } from '@keikka/contracts';
import type { Place } from '@keikka/domain/ajomatka';
import type { KeikkaTehdas } from './keikka-tehdas.entity.js';
import { Sijainti } from '../sijainti/sijainti.entity.js';
import { lahimmanTehtaanId } from './keikka-tehdas.sql.js';

/** Who gives a place to an order holds it until the transaction ends, so that nobody deletes it meanwhile. */
const held = { mode: 'pessimistic_read' } as const;

/**
 * A place of a supplier, held for an order.
 * @throws Failure KEIKKA.UNKNOWN_SIJAINTI
 */
export async function sijaintiOf(
  manager: EntityManager,
  asiakasId: number | null,
  sijaintiId: number,
  type: { sijaintiTypeId?: number } = {},
): Promise<Sijainti> {
  const where = { sijaintiId, asiakasId: asiakasId ?? 0, ...type };
  const place = await manager.findOne(Sijainti, { where, lock: held });
  if (!place) throw new Failure('KEIKKA.UNKNOWN_SIJAINTI');
  return place;
}

/**
 * A factory of the company that makes an order's concrete.
 * @throws Failure KEIKKA.UNKNOWN_SIJAINTI
 */
export const factoryOf = (
  manager: EntityManager,
  betoniAsiakasId: number | null,
  sijaintiId: number,
): Promise<Sijainti> => sijaintiOf(manager, betoniAsiakasId, sijaintiId, { sijaintiTypeId: FACTORY });

/** What an order keeps of its factory: a copy. The way from the one before is unknown now (O-128). */
export const factoryOnKeikka = (factory: Sijainti | null): Omit<KeikkaTehdas, 'keikkaId'> => ({
  betoniSijaintiId: factory?.sijaintiId ?? null,
  betoniSijaintiNimi: factory?.sijaintiNimi ?? '',
  betoniSijaintiLyh: factory?.sijaintiLyh ?? '',
  betoniSijaintiOsoite1: factory?.osoite1 ?? '',
  betoniSijaintiOsoite2: factory?.osoite2 ?? '',
  betoniSijaintiLat: factory?.lat ?? null,
  betoniSijaintiLng: factory?.lng ?? null,
  betoniMatkaM: null,
  betoniMatkaAika: null,
});

/** What the copy of an order keeps of the order's factory: nothing of one that is deleted. */
export async function copiedFactory(
  manager: EntityManager,
  { keikkaId: _keikkaId, ...tehdas }: KeikkaTehdas,
): Promise<Omit<KeikkaTehdas, 'keikkaId'>> {
  const { betoniSijaintiId: sijaintiId } = tehdas;
  if (sijaintiId === null) return tehdas;
  const isThere = await manager.findOne(Sijainti, { where: { sijaintiId }, lock: held });
  return isThere ? tehdas : factoryOnKeikka(null);
}

type Nykyinen = Pick<KeikkaFields, 'betoniAsiakasId' | 'betoniSijaintiId'>;
type Paikka = Pick<KeikkaFields, 'tyomaaLat' | 'tyomaaLng'>;

/**
 * What an order keeps of the factory that is nearest to its site, of the company that makes its concrete (O-127, O-129); nothing
 * where that is its own already, or none is near.
 */
export async function nearestOnKeikka(
  manager: EntityManager,
  { betoniAsiakasId, betoniSijaintiId }: Nykyinen,
  { tyomaaLat: lat, tyomaaLng: lng }: Paikka,
): Promise<Partial<Omit<KeikkaTehdas, 'keikkaId'>>> {
  if (betoniAsiakasId === null || lat === null || lng === null) return {};
  const nearest = await lahinTehtaista(manager, betoniAsiakasId, { lat, lng }, betoniSijaintiId);
  const isOwn = nearest?.sijaintiId === betoniSijaintiId;
  return nearest && !isOwn ? factoryOnKeikka(nearest) : {};
}

/** The nearest factory of a company, held for an order. */
async function lahinTehtaista(
  manager: EntityManager,
  asiakasId: number,
  site: Place,
  ownId: number | null,
): Promise<Sijainti | null> {
  const sijaintiId = await lahimmanTehtaanId(
    (sql, values) => manager.query(sql, values),
    asiakasId,
    site,
    ownId,
  );
  if (sijaintiId === null) return null;
  const tehdas = await manager.findOne(Sijainti, { where: { sijaintiId, asiakasId }, lock: held });
  // One that was deleted meanwhile is none of the candidates any more.
  return tehdas ?? lahinTehtaista(manager, asiakasId, site, ownId);
}
