import type { LaskuFields } from '@keikka/contracts';
import type { Laskupohja } from './laskupohja.entity.js';
import { sopivatPohjat, type Laskutettava } from './laskupohja.rules.js';
import { pohjanTeksti, riviPohjasta, type PohjanRivi } from './rivi-pohjasta.rules.js';
import type { Tuote } from '../tuote/tuote.entity.js';

type Headers = Pick<
  LaskuFields,
  'maksuEhtoPv' | 'viitteemme' | 'viitteenne' | 'txtBeforeLines' | 'txtAfterLines' | 'sellerName'
>;

export interface UusiLasku {
  headers: Partial<Headers>;
  rivit: PohjanRivi[];
  /** What the invoice's log says of the templates. */
  huomiot: { title: string; description: string }[];
}

/**
 * What the templates of a company make of an order: the rows of all that fit [I-061], and of each header the first value that
 * is not empty [I-062] (C-87).
 */
export function laskuPohjista(
  all: readonly Laskupohja[],
  laskutettava: Laskutettava,
  tuotteet: ReadonlyMap<number, Tuote>,
): UusiLasku {
  const { facts } = laskutettava;
  const { pohjat, faulty } = sopivatPohjat(all, laskutettava);
  const rivit = pohjat.flatMap((pohja) =>
    (pohja.rivit ?? []).flatMap((rivi) => riviPohjasta(rivi, facts, tuotteet) ?? []),
  );
  return {
    headers: headersOf(pohjat, (source) => pohjanTeksti(source, facts)),
    rivit,
    huomiot: faulty.map(({ pohja, virhe }) => ({
      title: `Laskupohjan ehto ei kelpaa: ${pohja.laskupohjaNimi}`,
      description: virhe,
    })),
  };
}

function headersOf(pohjat: readonly Laskupohja[], textOf: (source: string) => string): Partial<Headers> {
  const first = (read: (pohja: Laskupohja) => string): string => {
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
