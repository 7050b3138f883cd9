import { m3Text } from '../../concrete/m3-text.js';
import type { AlvKausi } from '../../money/yrityksen-alv.js';
import {
  betonirivit,
  betoninNimi,
  toimitettuMaara,
  type BetoninRivi,
  type HinnoittelevaPohja,
} from './betonirivit.js';
import {
  pohjanTeksti,
  riviPohjasta,
  type LaskupohjanRivi,
  type PohjanRivi,
  type PohjanTuote,
} from './rivi-pohjasta.js';
import type { Laskutettava, ValittavaPohja } from './pohjan-ehdot.js';
import type { RivinSelvitys } from './selvitys.js';
import { sopivatPohjat } from './sopivat-pohjat.js';

/** A template with all that it brings onto an invoice (I-032). Texts and references hold formulas. */
export interface LaskuttavaPohja extends ValittavaPohja, HinnoittelevaPohja {
  laskupohjaNimi: string;
  maksuEhtoPv: number;
  viitteemme: string;
  viitteenne: string;
  textBefore: string;
  textAfter: string;
  sellerName: string;
  rivit?: readonly LaskupohjanRivi[];
}

/** The headers of an invoice that templates fill in [I-062]. */
export interface PohjanHeaders {
  maksuEhtoPv: number;
  viitteemme: string;
  viitteenne: string;
  txtBeforeLines: string;
  txtAfterLines: string;
  sellerName: string;
}

export interface UusiLasku {
  headers: Partial<PohjanHeaders>;
  rivit: (PohjanRivi & { selvitys: RivinSelvitys })[];
  /** What the invoice's log says of the templates. */
  huomiot: { title: string; description: string }[];
}

/**
 * What the templates of a company make of an order: the rows of all that fit [I-061], and of each header the first value that
 * is not empty [I-062] (C-87).
 */
export function laskuPohjista(
  all: readonly LaskuttavaPohja[],
  laskutettava: Laskutettava,
  tuotteet: ReadonlyMap<number, PohjanTuote>,
  alvKaudet: readonly AlvKausi[] = [],
): UusiLasku {
  const { facts } = laskutettava;
  const { pohjat, faulty } = sopivatPohjat(all, laskutettava);
  const betonit = betonirivit(pohjat, facts, alvKaudet);
  const rivit = pohjat.flatMap((pohja) => [
    ...(pohja.rivit ?? []).flatMap((rivi, index) => {
      const made = riviPohjasta(rivi, facts, tuotteet, alvKaudet);
      return made ? [placed(made, pohja, index + 1)] : [];
    }),
    ...betonit.flatMap((betoni) => (betoni.made?.pohja === pohja ? betoninRivit(betoni) : [])),
  ]);
  return {
    headers: headersOf(pohjat, (source) => pohjanTeksti(source, facts)),
    rivit,
    huomiot: [
      ...faulty.map(({ pohja, virhe }) => ({
        title: `Laskupohjan ehto ei kelpaa: ${pohja.laskupohjaNimi}`,
        description: virhe,
      })),
      ...betonit.flatMap(unpriced),
      ...betonit.flatMap(unpricedLisat),
    ],
  };
}

const placed = (
  rivi: PohjanRivi,
  { laskupohjaId, laskupohjaNimi }: LaskuttavaPohja,
  riviNro: number,
): UusiLasku['rivit'][number] => ({
  ...rivi,
  selvitys: { laskupohjaId, laskupohjaNimi, riviNro, ...rivi.selvitys },
});

/** The row of a concrete, and below it those of its extras. */
const betoninRivit = ({ made, lisat }: BetoninRivi<LaskuttavaPohja>): UusiLasku['rivit'] => [
  ...(made ? [placed(made.rivi, made.pohja, made.betoniNro)] : []),
  ...lisat.flatMap(({ made: lisa }) => (lisa ? [placed(lisa.rivi, lisa.pohja, lisa.lisaNro)] : [])),
];

/** An extra without a price makes no row either. */
const unpricedLisat = ({ betoni, lisat }: BetoninRivi<LaskuttavaPohja>): UusiLasku['huomiot'] =>
  lisat
    .filter(({ made }) => made === null)
    .map(({ lisa }) => ({
      title: `Lisää ei hinnoiteltu: ${lisa.attrNimike}, ${betoninNimi(betoni)}`,
      description: 'Lisää ei löydy laskupohjista.',
    }));

/** A concrete without a price makes no row, so that it is told [I-184]. */
const unpriced = ({ betoni, made }: BetoninRivi<LaskuttavaPohja>): UusiLasku['huomiot'] => {
  if (made) return [];
  const title = `Betonia ei hinnoiteltu: ${betoninNimi(betoni)}, ${m3Text(toimitettuMaara(betoni))}`;
  return [{ title, description: 'Betonilaatua ei löydy laskupohjista.' }];
};

function headersOf(
  pohjat: readonly LaskuttavaPohja[],
  textOf: (source: string) => string,
): Partial<PohjanHeaders> {
  const first = (read: (pohja: LaskuttavaPohja) => string): string => {
    for (const pohja of pohjat) {
      const text = textOf(read(pohja));
      if (text) return text;
    }
    return '';
  };
  const [mainPohja] = pohjat;
  if (!mainPohja) return {};
  return {
    maksuEhtoPv: mainPohja.maksuEhtoPv,
    viitteemme: first(({ viitteemme }) => viitteemme),
    viitteenne: first(({ viitteenne }) => viitteenne),
    txtBeforeLines: first(({ textBefore }) => textBefore),
    txtAfterLines: first(({ textAfter }) => textAfter),
    sellerName: pohjat.find(({ sellerName }) => sellerName)?.sellerName ?? '',
  };
}
