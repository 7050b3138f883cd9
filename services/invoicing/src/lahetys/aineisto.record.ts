import type { LahetysKohde, LaskuKohde } from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { In, type EntityManager } from 'typeorm';
import type { Tx } from '@keikka/server';
import { KeikkaLaskuRivi } from '../lasku/keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { TuoteForeignKeyRow } from '../tuote/tuote.entity.js';
import type { Hyvitettava } from './aineisto/aineisto.rules.js';
import { LahetysRow } from './lahetys.entity.js';

/** Ids of `foreign_key_source`. */
const sources: Readonly<Record<LaskuKohde, number>> = { Netvisor: 1, Fennoa: 2 };

/** The keys that the company has told of its products in a system, by product. */
export async function tuoteAvaimetOf(
  { manager }: Tx,
  { keikkaLaskuId, laskuttajaAsiakasId }: KeikkaLasku,
  kohde: LahetysKohde,
): Promise<Map<number, string>> {
  if (kohde === 'Paperi') return new Map();
  const rivit = await manager.find(KeikkaLaskuRivi, { select: { tuoteId: true }, where: { keikkaLaskuId } });
  const tuoteIds = rivit.flatMap(({ tuoteId }) => tuoteId ?? []);
  const keys = await manager.findBy(TuoteForeignKeyRow, {
    tuoteId: In(tuoteIds),
    asiakasId: laskuttajaAsiakasId,
    foreignKeySourceId: sources[kohde],
  });
  return new Map(keys.map(({ tuoteId, foreignKey }) => [tuoteId, foreignKey]));
}

/** The first number of an invoice that no other invoice of the company has. */
export async function vapaaNumero(
  { manager }: Pick<Tx, 'manager'>,
  { keikkaLaskuId, laskuttajaAsiakasId }: Pick<KeikkaLasku, 'keikkaLaskuId' | 'laskuttajaAsiakasId'>,
  numero: (keikkaLaskuId: number, uusinta: number) => string,
  from = 0,
): Promise<string> {
  for (let uusinta = from; ; uusinta += 1) {
    const laskuNo = numero(keikkaLaskuId, uusinta);
    const taken = { laskuttajaAsiakasId, laskuNo };
    if (!(await manager.existsBy(LahetysRow, taken)) && !(await manager.existsBy(KeikkaLasku, taken)))
      return laskuNo;
  }
}

/** The number and the day by which a billed invoice is named. One that was billed by hand has neither from a sending. */
export async function lahetettyna(
  manager: EntityManager,
  { keikkaLaskuId, laskuNo, laskuCreated }: KeikkaLasku,
): Promise<Hyvitettava> {
  const lahetys = await manager.findOneBy(LahetysRow, { keikkaLaskuId });
  const paiva = lahetys?.aineisto.paiva ?? helsinkiDay(laskuCreated);
  return { laskuNo: laskuNo || String(keikkaLaskuId), paiva };
}

/** The invoice that a credit corrects, as it is named; null for any other invoice. */
export async function hyvitettavaOf(
  { manager }: Pick<Tx, 'manager'>,
  { hyvitettyKeikkaLaskuId: keikkaLaskuId }: KeikkaLasku,
): Promise<Hyvitettava | null> {
  if (keikkaLaskuId === null) return null;
  return lahetettyna(manager, await manager.findOneByOrFail(KeikkaLasku, { keikkaLaskuId }));
}
