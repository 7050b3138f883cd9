import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { laskuFields, type Actor, type KeikkaData, type LaskuFields } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { laskuLogType, laskupohjaTila, PLACE_STEP, type AlvKausi } from '@keikka/domain';
import type { KeikkaFacts } from '@keikka/domain/formula';
import {
  laskuPohjista,
  type Laskutettava as PohjanLaskutettava,
  type LaskuttavaPohja,
  type PohjanTuote,
  type UusiLasku,
} from '@keikka/domain/laskupohja';
import { insertRows, type Tx } from '@keikka/server';
import { kohteetOf } from '../../laskuttaja/laskutus-integraatio.entity.js';
import { Laskupohja } from '../../laskupohja/laskupohja.entity.js';
import { hinnatOf } from '../../laskupohja/laskupohja.record.js';
import { Tuote } from '../../tuote/tuote.entity.js';
import { KeikkaLaskuLog } from '../keikka-lasku-log.entity.js';
import { KeikkaLaskuRivi } from '../keikka-lasku-rivi.entity.js';
import type { KeikkaLasku } from '../keikka-lasku.entity.js';
import { laskut, storedSums } from '../lasku.record.js';
import { verotetut } from '../verotus/verotus.record.js';

/** An order to be billed, and who pays. */
export interface Ordered {
  facts: KeikkaFacts;
  keikka: Pick<KeikkaData, 'keikkaId' | 'tyomaaNimi' | 'pumppuAika'>;
  maksaja: { maksajaAsiakasId: number; maksajaAsiakasNimi: string };
}

/** Whose invoice is made, of a credit the billed invoice that it corrects, and the template where a person chose it. */
export interface Laskutettava extends Pick<Ordered, 'keikka' | 'maksaja'> {
  valittuLaskupohjaId?: number;
  hyvitetty?: Pick<KeikkaLasku, 'keikkaLaskuId' | 'laskuDestination'>;
}

/** What a company bills by. */
export interface Hinnasto {
  pohjat: readonly LaskuttavaPohja[];
  tuotteet: ReadonlyMap<number, PohjanTuote>;
  /** The company's own VAT rates; without them the general ones hold. */
  alvKaudet?: readonly AlvKausi[];
}

/** The invoice that rows are stored on. */
type Owner = Pick<KeikkaLasku, 'keikkaLaskuId' | 'keikkaId' | 'laskuttajaAsiakasId' | 'maksajaAsiakasId'>;

/** A built row, with who accounts for its VAT. */
type VerotettuRivi = UusiLasku['rivit'][number] & { kaannetty: boolean };

/** The templates of a company with their lists, all or those of a state, and its products. */
export async function hinnastoOf(
  manager: EntityManager,
  where: FindOptionsWhere<Laskupohja> & { laskuttajaAsiakasId: number },
): Promise<Hinnasto> {
  const pohjat = await manager.find(Laskupohja, {
    where,
    relations: { rivit: true },
    order: { laskupohjaId: 'ASC', rivit: { sortNum: 'ASC', laskupohjaRiviId: 'ASC' } },
  });
  const { laskuttajaAsiakasId } = where;
  const tuotteet = await manager.findBy(Tuote, { laskuttajaAsiakasId });
  return {
    pohjat: await hinnatOf(manager, pohjat),
    tuotteet: new Map(tuotteet.map((tuote) => [tuote.tuoteId, tuote])),
  };
}

/** What the templates of a company that are in use make of an order. */
export async function uusiLaskuOf(
  manager: EntityManager,
  laskuttajaAsiakasId: number,
  laskutettava: PohjanLaskutettava,
  alvKaudet: readonly AlvKausi[],
): Promise<UusiLasku> {
  const active = { laskuttajaAsiakasId, laskupohjaTilaId: laskupohjaTila.aktiivinen };
  const { pohjat, tuotteet } = await hinnastoOf(manager, active);
  return laskuPohjista(pohjat, laskutettava, tuotteet, alvKaudet);
}

/** An order as templates take it. */
export const laskutettavaOf = ({ facts, maksaja: { maksajaAsiakasId } }: Ordered): PohjanLaskutettava => ({
  facts,
  maksajaAsiakasId,
});

/**
 * Until the end of the transaction nobody else makes an invoice of the order for the company. So whoever looks first whether
 * there is one makes no second.
 */
export async function lockMaking(
  { manager }: Tx,
  laskuttajaAsiakasId: number,
  keikkaId: number,
): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock($1::int, $2::int)`, [laskuttajaAsiakasId, keikkaId]);
}

/** Stores what the templates made of an order as its new invoice. The making must be locked. */
export async function makeLasku(
  tx: Tx,
  actor: Actor,
  laskuttajaAsiakasId: number,
  ordered: Laskutettava,
  uusi: UusiLasku,
): Promise<{ keikkaLaskuId: number; sumEur: string }> {
  const { maksajaAsiakasId } = ordered.maksaja;
  const [first = ''] = await kohteetOf(tx.manager, laskuttajaAsiakasId);
  // A credit goes where its original went.
  const laskuDestination = ordered.hyvitetty?.laskuDestination || first;
  const given = { ...uusi.headers, maksajaAsiakasId, laskuDestination };
  const fields = { ...blankOf(laskuFields), ...given } as LaskuFields;
  const verotettava = { laskuttajaAsiakasId, maksajaAsiakasId, ...copies(ordered.keikka) };
  const rivit = await verotetut(tx.manager, verotettava, uusi.rivit);
  const made = await laskut.make(tx, newLasku(tx, actor, laskuttajaAsiakasId, ordered, rivit), fields);
  await storeRivit(tx, made, rivit);
  await noteBuilt(tx, actor, made.keikkaLaskuId, 'Uusi lasku luotu', uusi);
  const { keikkaLaskuId, sumEur } = made;
  return { keikkaLaskuId, sumEur };
}

/** What an invoice keeps of its order. */
export const copies = ({ tyomaaNimi, pumppuAika }: Ordered['keikka']) => ({
  tyomaaNimi,
  pumppuAika: pumppuAika ? new Date(pumppuAika) : null,
});

const newLasku = (
  { now }: Tx,
  { personName = '' }: Actor,
  laskuttajaAsiakasId: number,
  { keikka, maksaja: { maksajaAsiakasNimi }, hyvitetty, valittuLaskupohjaId }: Laskutettava,
  rivit: readonly VerotettuRivi[],
) => ({
  keikkaId: keikka.keikkaId,
  hyvitettyKeikkaLaskuId: hyvitetty?.keikkaLaskuId ?? null,
  valittuLaskupohjaId: valittuLaskupohjaId ?? null,
  laskuttajaAsiakasId,
  maksajaAsiakasNimi,
  laskuCreated: now,
  laskuCreatedBy: personName,
  ...copies(keikka),
  ...storedSums(rivit),
});

/** Stores built rows on their invoice. */
export async function storeRivit(
  { manager, now }: Tx,
  owner: Owner,
  rivit: readonly VerotettuRivi[],
): Promise<void> {
  const { keikkaLaskuId, keikkaId, laskuttajaAsiakasId, maksajaAsiakasId } = owner;
  const owned = { keikkaLaskuId, keikkaId, laskuttajaAsiakasId, maksajaAsiakasId };
  const rows = rivit.map((rivi, index) => ({
    ...rivi,
    ...owned,
    sortNum: (index + 1) * PLACE_STEP,
    laskettu: now,
  }));
  await insertRows(manager, KeikkaLaskuRivi, rows);
}

/** Notes in the log what was done, and which templates have a fault. */
export async function noteBuilt(
  { manager, now }: Tx,
  { personId, personName = '' }: Actor,
  keikkaLaskuId: number,
  title: string,
  { huomiot }: UusiLasku,
): Promise<void> {
  const by = { entryTime: now, entryByPersonId: personId, entryByPersonName: personName };
  const entries = [{ title, description: '' }, ...huomiot];
  await manager.insert(
    KeikkaLaskuLog,
    entries.map((entry) => ({
      ...entry,
      ...by,
      keikkaLaskuId,
      keikkaLaskuLogTypeId: laskuLogType.system,
    })),
  );
}
