import { laskupohjaRiviFields, type LaskupohjaRiviFields, type Tuote } from '@keikka/contracts';
import { faultOf, type Field } from '@keikka/contracts/fields';
import { laskunSummat, laskuTila, rivinSummat, type LaskunSummat } from '@keikka/domain';
import { compile, keikkaSchema, type KeikkaFacts } from '@keikka/domain/formula';
import { riviPohjasta, type PohjanRivi } from '@keikka/domain/laskupohja';

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
  /** The number of fields that cannot be saved as they are. */
  faultCount: number;
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
    faultCount: shown.reduce((sum, { faults }) => sum + faults.length, 0),
  };
}

function riviEsikatselu(
  rivi: EditedRivi,
  facts: KeikkaFacts | undefined,
  tuotteet: ReadonlyMap<number, Tuote>,
): RiviEsikatselu {
  const faults = faultsOf(rivi);
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

/** The fields of a row that the service would refuse. */
function faultsOf(rivi: EditedRivi): { name: string; why: string }[] {
  const values = rivi as unknown as Readonly<Record<string, string>>;
  return Object.entries<Field>(laskupohjaRiviFields).flatMap(([name, field]) => {
    if (field.kind === 'formula') {
      const { error } = compile(values[name] ?? '', keikkaSchema, field.gives);
      return error ? [{ name, why: `${field.label}: ${error.text}` }] : [];
    }
    return faultOf(field, values[name]) === undefined ? [] : [{ name, why: `${field.label} ei kelpaa` }];
  });
}
