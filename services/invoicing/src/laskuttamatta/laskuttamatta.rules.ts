import type { LaskuttamatonKeikka, LaskuttamattaSyy, LaskutettavaKeikka } from '@keikka/contracts';
import { laskunSummat, laskuTila, onLaskulla } from '@keikka/domain';
import {
  laskuPohjista,
  pohjienEsteet,
  sopivatPohjat,
  type Laskutettava,
  type LaskuttavaPohja,
  type PohjanTuote,
} from '@keikka/domain/laskupohja';
import { eriM3, type M3Rivi } from './eri-m3.rules.js';
import { hinta0, type HintaRivi } from './hinta0.rules.js';

export interface LaskunRivi extends M3Rivi, HintaRivi {}

/** An invoice of the order that the company sends. */
export interface TilauksenLasku {
  keikkaLaskuId: number;
  keikkaLaskuStatusTypeId: number;
  laskuNo: string;
  rivit: readonly LaskunRivi[];
}

export interface Tarkastettava extends LaskutettavaKeikka {
  maksajaAsiakasId: number | null;
  laskut: readonly TilauksenLasku[];
}

/** What the company bills by: its templates in any state, and its products. */
export interface Hinnasto {
  pohjat: readonly LaskuttavaPohja[];
  tuotteet: ReadonlyMap<number, PohjanTuote>;
}

/** What is amiss with the billing of an order. */
export type Puute = Pick<
  LaskuttamatonKeikka,
  'syy' | 'havainto' | 'rahaa' | 'keikkaLaskuId' | 'laskutettuM3' | 'laskupohjat'
>;

type Told = Pick<Puute, 'havainto' | 'rahaa'> & Partial<Pick<Puute, 'keikkaLaskuId'>>;

/**
 * What is amiss with the billing of a delivered order; null when nothing is, or when somebody decided that it is not billed
 * [I-052]. An order is told once, with the first that is to be mended: without a billed row there is no price to look at, and
 * with a price of 0 the amount says little.
 */
export function puuteOf(tarkastettava: Tarkastettava, hinnasto: Hinnasto): Puute | null {
  const { keikka, ajoneuvo, maksajaAsiakasId, laskut } = tarkastettava;
  if (laskut.some(({ keikkaLaskuStatusTypeId: tila }) => tila === laskuTila.eiLaskuteta)) return null;
  const laskutettava = { facts: { keikka, ajoneuvo }, maksajaAsiakasId: maksajaAsiakasId ?? 0 };
  const sopivat = () => sopivatPohjat(hinnasto.pohjat, laskutettava).pohjat;
  const uusi = () => laskuPohjista(sopivat(), laskutettava, hinnasto.tuotteet);
  const told = (syy: LaskuttamattaSyy, puute: Told, laskutettuM3: number | null = null): Puute => ({
    keikkaLaskuId: laskut[0]?.keikkaLaskuId ?? null,
    laskupohjat: sopivat().map(({ laskupohjaNimi }) => laskupohjaNimi),
    laskutettuM3,
    syy,
    ...puute,
  });
  const nolla = hinta0(laskut, uusi, hinnasto.tuotteet);
  if (nolla) return told('hinta0', nolla, eriM3(laskut, tarkastettava).laskutettuM3);
  if (laskut.every(isEmpty)) {
    const pohjat = sopivat();
    if (pohjat.length === 0)
      return told('eiPohjaa', { havainto: nearest(hinnasto.pohjat, laskutettava), rahaa: null });
    const rahaa = laskunSummat(uusi().rivit, laskuTila.odottaa).netto;
    return told('eiLaskua', { havainto: whyNoLasku(tarkastettava, pohjat), rahaa });
  }
  const { puute, laskutettuM3 } = eriM3(laskut, tarkastettava);
  return puute && told('eriM3', puute, laskutettuM3);
}

/** A billed invoice without rows is left alone: it was sent like that on purpose, and is never changed. */
const isEmpty = ({ keikkaLaskuStatusTypeId: tila, rivit }: TilauksenLasku): boolean =>
  tila !== laskuTila.laskutettu && !rivit.some(onLaskulla);

function whyNoLasku(
  { maksajaAsiakasId, laskut }: Tarkastettava,
  pohjat: readonly Pick<LaskuttavaPohja, 'laskupohjaNimi'>[],
): string {
  if (maksajaAsiakasId === null) return 'Tilauksella ei ole maksajaa';
  if (laskut.length > 0) return 'Laskulla ei ole rivejä';
  const names = pohjat.map(({ laskupohjaNimi }) => laskupohjaNimi).join(', ');
  return `${pohjat.length > 1 ? 'Laskupohjat' : 'Laskupohja'} ${names}`;
}

/** What keeps the nearest template from fitting; of templates for others alone, that the customer has none. */
function nearest(pohjat: Hinnasto['pohjat'], laskutettava: Laskutettava): string {
  const own = pohjienEsteet(pohjat, laskutettava).find(
    ({ esteet: { asiakas, lahde } }) => asiakas === '' && lahde === '',
  );
  if (!own) return 'Asiakkaalla ei ole laskupohjaa';
  const { tila, voimassa, ehto } = own.esteet;
  return `${own.pohja.laskupohjaNimi}: ${tila || voimassa || ehto}`;
}
