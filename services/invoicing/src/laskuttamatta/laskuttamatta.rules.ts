import type { LaskuttamatonKeikka, LaskuttamattaSyy, LaskutettavaKeikka } from '@keikka/contracts';
import { helsinkiDay, laskunSummat, laskuTila, onLaskulla, payerAsiakasId } from '@keikka/domain';
import {
  laskuPohjista,
  pohjienEsteet,
  sopivatPohjat,
  type Laskutettava,
  type LaskuttavaPohja,
  type PohjanEsteet,
  type PohjanTuote,
} from '@keikka/domain/laskupohja';
import { ehdoitta } from '../lasku/uusi/valittu-pohja.rules.js';
import { eriM3 } from './eri-m3.rules.js';
import { hinta0, type HintaRivi } from './hinta0.rules.js';
import type { M3Rivi } from './m3-rivi.rules.js';

export interface LaskunRivi extends M3Rivi, HintaRivi {
  keikkaLaskuRiviId: number;
}

/** An invoice of the order that the company sends. */
export interface TilauksenLasku {
  keikkaLaskuId: number;
  maksajaAsiakasId: number;
  keikkaLaskuStatusTypeId: number;
  laskuNo: string;
  rivit: readonly LaskunRivi[];
  lisanKaavat?: ReadonlyMap<number, string>;
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
  | 'syy'
  | 'havainto'
  | 'rahaa'
  | 'keikkaLaskuId'
  | 'laskutettuM3'
  | 'laskupohjat'
  | 'korjaus'
  | 'jatkettava'
  | 'hinnattomat'
>;

type Told = Pick<Puute, 'havainto' | 'rahaa' | 'korjaus'> &
  Partial<Pick<Puute, 'keikkaLaskuId' | 'jatkettava' | 'laskutettuM3' | 'hinnattomat'>>;

/**
 * What is amiss with the billing of a delivered order; null when nothing is, or when somebody decided that it is not billed
 * [I-052]. An order is told once, with the first that is to be mended: without a billed row there is no price to look at, and
 * with a price of 0 the amount says little.
 */
export function puuteOf(tarkastettava: Tarkastettava, hinnasto: Hinnasto): Puute | null {
  const { keikka, ajoneuvo, maksajaAsiakasId, laskut } = tarkastettava;
  if (laskut.some(({ keikkaLaskuStatusTypeId: tila }) => tila === laskuTila.eiLaskuteta)) return null;
  const laskutettava = { facts: { keikka, ajoneuvo }, maksajaAsiakasId: maksajaAsiakasId ?? 0 };
  let fitting: readonly LaskuttavaPohja[] | undefined;
  const sopivat = () => (fitting ??= sopivatPohjat(hinnasto.pohjat, laskutettava).pohjat);
  const uusi = () => laskuPohjista(sopivat(), laskutettava, hinnasto.tuotteet);
  const told = (syy: LaskuttamattaSyy, puute: Told): Puute => ({
    keikkaLaskuId: laskut[0]?.keikkaLaskuId ?? null,
    laskupohjat: sopivat().map(({ laskupohjaNimi }) => laskupohjaNimi),
    laskutettuM3: null,
    jatkettava: null,
    hinnattomat: [],
    syy,
    ...puute,
  });
  const nolla = hinta0(laskut, uusi, hinnasto.tuotteet);
  if (nolla) {
    const { laskutettuM3 } = eriM3(laskut, tarkastettava);
    const korjaus = nolla.hinnattomat.length > 0 ? 'korjaaHinta' : 'avaaLasku';
    return told('hinta0', { ...nolla, laskutettuM3, korjaus });
  }
  // An invoice without rows is filled or deleted by hand: a second one beside it would only hide it.
  const isThere = laskut.length > 0;
  if (laskut.every(isEmpty)) {
    const pohjat = sopivat();
    // Before anything else an order needs who pays it: without that it gets no invoice.
    const ensin = maksajaAsiakasId === null && !isThere ? maksajatta : {};
    if (pohjat.length === 0)
      return told('eiPohjaa', { ...noPohja(hinnasto, laskutettava, isThere), ...ensin });
    const rahaa = laskunSummat(uusi().rivit).netto;
    const havainto = whyNoLasku(isThere, pohjat);
    return told('eiLaskua', { havainto, rahaa, korjaus: isThere ? 'avaaLasku' : 'luoLasku', ...ensin });
  }
  const { puute, laskutettuM3 } = eriM3(laskut, tarkastettava);
  if (!puute) return null;
  const { havainto, rahaa, keikkaLaskuId, isOpen, erot } = puute;
  const mended = isOpen ? 'paivitaMaara' : 'luoLisalasku';
  const korjaus = erot.length > 0 ? mended : 'avaaLasku';
  return told('eriM3', { havainto, rahaa, keikkaLaskuId, laskutettuM3, korjaus });
}

/** A billed invoice without rows is left alone: it was sent like that on purpose, and is never changed. */
const isEmpty = ({ keikkaLaskuStatusTypeId: tila, rivit }: TilauksenLasku): boolean =>
  tila !== laskuTila.laskutettu && !rivit.some(onLaskulla);

/** An order of the biller's own is paid by its customer, whom it lacks; any other has a source. */
const maksajatta = {
  havainto: 'Tilauksella ei ole maksajaa: asiakas puuttuu',
  korjaus: 'annaMaksaja',
  jatkettava: null,
} as const;

function whyNoLasku(isThere: boolean, pohjat: readonly Pick<LaskuttavaPohja, 'laskupohjaNimi'>[]): string {
  if (isThere) return 'Laskulla ei ole rivejä';
  const names = pohjat.map(({ laskupohjaNimi }) => laskupohjaNimi).join(', ');
  return `${pohjat.length > 1 ? 'Laskupohjat' : 'Laskupohja'} ${names}`;
}

/**
 * What keeps the nearest template from fitting; of templates for others alone, that the customer has none. One that would fit
 * but for its last day comes before the others, because it is mended at once.
 */
function noPohja({ pohjat, tuotteet }: Hinnasto, laskutettava: Laskutettava, isThere: boolean): Told {
  const judged = pohjienEsteet(pohjat, laskutettava);
  const ended = judged.find((one) => hasEnded(one, laskutettava));
  const own = ended ?? judged.find(({ esteet: { asiakas, lahde } }) => asiakas === '' && lahde === '');
  const jatkettava = ended && !isThere ? named(ended.pohja) : null;
  const uusi = ended && laskuPohjista([ehdoitta(ended.pohja, laskutettava).pohja], laskutettava, tuotteet);
  return {
    havainto: own ? whyNot(own) : 'Asiakkaalla ei ole laskupohjaa',
    rahaa: uusi ? laskunSummat(uusi.rivit).netto : null,
    korjaus: isThere ? 'avaaLasku' : jatkettava ? 'jatkaPohjaa' : 'valitsePohja',
    jatkettava,
  };
}

/** Whether nothing but its last day keeps a template from fitting. */
function hasEnded(
  { pohja: { endDate }, esteet, puuttuu }: PohjanEsteet<LaskuttavaPohja>,
  { facts: { keikka } }: Laskutettava,
): boolean {
  if (puuttuu !== 1 || !esteet.voimassa || endDate === null || !keikka?.pumppuAika) return false;
  return endDate < helsinkiDay(new Date(keikka.pumppuAika));
}

const named = ({ laskupohjaId, laskupohjaNimi }: LaskuttavaPohja) => ({ laskupohjaId, laskupohjaNimi });

/** The first condition of a template that does not hold. */
function whyNot({
  pohja: { laskupohjaNimi },
  esteet: { tila, voimassa, asiakas, lahde, ehto },
}: PohjanEsteet<LaskuttavaPohja>): string {
  return `${laskupohjaNimi}: ${tila || voimassa || asiakas || lahde || ehto}`;
}

/** Who pays an order, and the name; null and none while nobody does. */
export function maksajaOf(
  keikka: LaskutettavaKeikka['keikka'],
  laskuttajaAsiakasId: number,
): { maksajaAsiakasId: number | null; maksajaAsiakasNimi: string } {
  const maksajaAsiakasId = payerAsiakasId(keikka, laskuttajaAsiakasId);
  const nimi = maksajaAsiakasId === keikka.asiakasId ? keikka.asiakasNimi : keikka.sourceAsiakasNimi;
  return { maksajaAsiakasId, maksajaAsiakasNimi: maksajaAsiakasId === null ? '' : nimi };
}

/** An order to be billed. It is paid by 0 while nobody pays it: then it gets no invoice, but one that it has can be mended. */
export function orderedOf({ keikka, ajoneuvo }: LaskutettavaKeikka, laskuttajaAsiakasId: number) {
  const { maksajaAsiakasId, maksajaAsiakasNimi } = maksajaOf(keikka, laskuttajaAsiakasId);
  const maksaja = { maksajaAsiakasId: maksajaAsiakasId ?? 0, maksajaAsiakasNimi };
  return { keikka, facts: { keikka, ajoneuvo }, maksaja };
}
