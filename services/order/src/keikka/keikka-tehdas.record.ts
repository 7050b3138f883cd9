import type { EntityManager } from 'typeorm';
import { FACTORY, Failure } from '@keikka/contracts';
import type { KeikkaTehdas } from './keikka-tehdas.entity.js';
import { Sijainti } from '../sijainti/sijainti.entity.js';

/**
 * A factory of the company that makes an order's concrete.
 * @throws Failure KEIKKA.UNKNOWN_SIJAINTI
 */
export async function factoryOf(
  manager: EntityManager,
  betoniAsiakasId: number | null,
  sijaintiId: number,
): Promise<Sijainti> {
  const made = { sijaintiId, asiakasId: betoniAsiakasId ?? 0, sijaintiTypeId: FACTORY };
  const factory = await manager.findOneBy(Sijainti, made);
  if (!factory) throw new Failure('KEIKKA.UNKNOWN_SIJAINTI');
  return factory;
}

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
