import {
  laskupohjaBetoniFields,
  laskupohjaLisaFields,
  laskupohjaRiviFields,
  type LaskupohjaRiviFields,
  type Tuote,
} from '@keikka/contracts';
import { laskunSummat, rivinSummat, type LaskunSummat } from '@keikka/domain';
import type { KeikkaFacts } from '@keikka/domain/formula';
import {
  betoninNimi,
  betonirivit,
  riviPohjasta,
  toimitettuMaara,
  type BetoninRivi,
  type HinnoittelevaPohja,
  type PohjanRivi,
} from '@keikka/domain/laskupohja';
import { texts } from '../texts.js';
import { kentanVirheet } from './kentan-virheet.js';

/** A row of a template as its editor has it; a new one has a negative id. */
export type EditedRivi = LaskupohjaRiviFields & { laskupohjaRiviId?: number };

/** What of a template as its editor has it makes rows. */
export interface EditedPohja extends HinnoittelevaPohja {
  rivit: readonly EditedRivi[];
}

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

/** A concrete of the sample order, or an extra of it, by the template's prices. */
export interface BetoniEsikatselu {
  selite: string;
  määrä: string;
  yksikkö: string;
  /** Euros; null where the template has no price for it. */
  netto: string | null;
  virhe: string;
}

export interface Esikatselu {
  rivit: RiviEsikatselu[];
  betonit: BetoniEsikatselu[];
  /** Of what has no fault. */
  summat: LaskunSummat;
}

/** A concrete, and below it its extras. */
const betoninEsikatselu = <Pohja>({ betoni, made, lisat }: BetoninRivi<Pohja>): BetoniEsikatselu[] => [
  {
    selite: betoninNimi(betoni),
    määrä: made?.rivi.määrä ?? String(toimitettuMaara(betoni)),
    yksikkö: 'm³',
    netto: made && rivinSummat(made.rivi).netto,
    virhe: made ? '' : texts.betonilaatuaEiLoydy,
  },
  ...lisat.map((one) => ({
    selite: one.lisa.attrNimike,
    määrä: one.made?.rivi.määrä ?? '',
    yksikkö: one.made?.rivi.yksikkö ?? '',
    netto: one.made && rivinSummat(one.made.rivi).netto,
    virhe: one.made ? one.made.rivi.virhe : texts.lisaaEiLoydy,
  })),
];

/** What the rows and the concretes make of a sample order, each by the rule that builds invoices. */
export function esikatselu(
  pohja: EditedPohja,
  facts: KeikkaFacts | undefined,
  tuotteet: readonly Tuote[],
): Esikatselu {
  const byId = new Map(tuotteet.map((tuote) => [tuote.tuoteId, tuote]));
  const shown = pohja.rivit.map((rivi) => riviEsikatselu(rivi, facts, byId));
  const right = shown.flatMap(({ tulos, virhe }) => (tulos && !virhe ? [tulos] : []));
  const betonit = facts ? betonirivit([storable(pohja)], facts) : [];
  const billed = betonit.flatMap(({ made, lisat }) =>
    [made, ...lisat.map((lisa) => lisa.made)].flatMap((one) => one?.rivi ?? []),
  );
  return {
    rivit: shown,
    betonit: betonit.flatMap(betoninEsikatselu),
    summat: laskunSummat([...right, ...billed]),
  };
}

/** The prices that can be saved as they are; one that is being typed may be no number. */
const storable = ({ laskupohjaBetonit = [], lisat = [], ...pohja }: EditedPohja): HinnoittelevaPohja => ({
  ...pohja,
  laskupohjaBetonit: laskupohjaBetonit.filter(
    (one) => kentanVirheet(laskupohjaBetoniFields, one).length === 0,
  ),
  lisat: lisat.filter((one) => kentanVirheet(laskupohjaLisaFields, one).length === 0),
});

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
