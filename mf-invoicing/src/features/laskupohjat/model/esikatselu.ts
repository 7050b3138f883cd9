import { laskupohjaRiviFields, type LaskupohjaRiviFields, type Tuote } from '@keikka/contracts';
import { laskunSummat, laskuTila, rivinSummat, type LaskunSummat } from '@keikka/domain';
import type { KeikkaFacts } from '@keikka/domain/formula';
import { riviPohjasta, type PohjanRivi } from '@keikka/domain/laskupohja';
import { kentanVirheet } from './kentan-virheet.js';

/** A row of a template as its editor has it; a new one has a negative id. */
export type EditedRivi = LaskupohjaRiviFields & { laskupohjaRiviId?: number };

/** What a row of a template is on the sample order. */
export interface RiviEsikatselu {
  selite: string;
  /** What it makes of the order; null when its condition is false, when it makes no row, or without an order. */
  tulos: PohjanRivi | null;
  /** Of the row, in euros. */
  netto: string | null;
  /** It cannot be saved so, or its formulas have no value on this order: why, in Finnish. */
  virhe: string;
  /** Its fields that cannot be saved as they are. */
  faults: readonly string[];
}

export interface Esikatselu {
  rivit: RiviEsikatselu[];
  /** Of the rows without a fault. */
  summat: LaskunSummat;
}

/** What the rows make of a sample order, each by the rule that builds invoices. */
export function esikatselu(
  rivit: readonly EditedRivi[],
  facts: KeikkaFacts | undefined,
  tuotteet: readonly Tuote[],
): Esikatselu {
  const byId = new Map(tuotteet.map((tuote) => [tuote.tuoteId, tuote]));
  const shown = rivit.map((rivi) => riviEsikatselu(rivi, facts, byId));
  const right = shown.flatMap(({ tulos, virhe }) => (tulos && !virhe ? [tulos] : []));
  return {
    rivit: shown,
    summat: laskunSummat(right, laskuTila.odottaa),
  };
}

function riviEsikatselu(
  rivi: EditedRivi,
  facts: KeikkaFacts | undefined,
  tuotteet: ReadonlyMap<number, Tuote>,
): RiviEsikatselu {
  const faults = kentanVirheet(laskupohjaRiviFields, rivi);
  const stored = { laskupohjaRiviId: 0, ...rivi };
  const tulos = facts && faults.length === 0 ? riviPohjasta(stored, facts, tuotteet) : null;
  const tuote = rivi.tuoteId === null ? undefined : tuotteet.get(rivi.tuoteId);
  return {
    selite: tulos?.riviSelite || rivi.otsikko || tuote?.nimike || '',
    tulos,
    netto: tulos && rivinSummat(tulos).netto,
    virhe: faults.map(({ why }) => why).join(' · ') || (tulos?.virhe ?? ''),
    faults: faults.map(({ name }) => name),
  };
}
