import { fourDecimals } from '../../money/money.js';
import { kaavanHinta } from '../keikka/kaavan-hinta.js';
import type { KeikkaFacts } from '../keikka/keikka-facts.js';
import { keikkaSchema } from '../keikka/keikka-variables.js';
import { isFormulaError } from '../language/formula-error.js';
import { compile, evaluate } from '../run/formula.js';
import { Faults } from './faults.js';

/** The formulas of an invoice's row, each with what its fault is called by. */
const nimet = {
  ehtoKaava: 'Ehto',
  riviSeliteKaava: 'Selite',
  riviSelite2Kaava: 'Lisäselite',
  määräKaava: 'Määrä',
  hintaKaava: 'Hinta',
  tuoteIdKaava: 'Tuote',
} as const;

export type RivinKaava = keyof typeof nimet;
export const rivinKaavat = Object.keys(nimet) as readonly RivinKaava[];
type RivinKaavat = Readonly<Partial<Record<RivinKaava, string>>>;

/** The formula that the first fault of a row is about; null where there is no fault, or it is no formula's of the row. */
export const virheenKaava = (virhe: string): RivinKaava | null =>
  rivinKaavat.find((name) => virhe.startsWith(`${nimet[name]} ei kelpaa`)) ?? null;

/** What the formulas of a row give. Decimals are texts. */
export interface RivinArvot {
  ehtoTäyttyy: boolean | null;
  riviSelite: string;
  riviSelite2: string;
  määrä: string;
  hinta: string;
  tuoteId: number;
}

/** Where the next fault of a row begins. */
const NEXT = new RegExp(`\\. (?=(?:${Object.values(nimet).join('|')}|Kustannuspaikka) ei kelpaa: )`);

/**
 * What these formulas of a row give on its order, and what is wrong with the row then: the faults that it had, without those of
 * these formulas and with the new ones. A faulty formula gives 0 or no text, as when the row is built [I-085]; an empty one
 * leaves the value to whoever writes it.
 */
export function rivinArvot(
  kaavat: RivinKaavat,
  before: { virhe: string },
  facts: KeikkaFacts,
  tuotteet: { has: (tuoteId: number) => boolean },
): { arvot: Partial<RivinArvot>; virhe: string } {
  const faults = new Faults();
  for (const fault of before.virhe.split(NEXT).filter(Boolean))
    if (
      !rivinKaavat.some((name) => kaavat[name] !== undefined && fault.startsWith(`${nimet[name]} ei kelpaa`))
    )
      faults.say(fault);
  const written = (name: RivinKaava): string => (kaavat[name] ?? '').trim();
  const text = (name: 'riviSeliteKaava' | 'riviSelite2Kaava'): string | undefined =>
    written(name) ? faults.textOf(nimet[name], written(name), facts) : undefined;
  const arvot = {
    ehtoTäyttyy: kaavat.ehtoKaava === undefined ? undefined : ehtoOf(written('ehtoKaava'), facts, faults),
    riviSelite: text('riviSeliteKaava'),
    riviSelite2: text('riviSelite2Kaava'),
    määrä: written('määräKaava')
      ? fourDecimals(faults.numberOf(nimet.määräKaava, written('määräKaava'), facts))
      : undefined,
    hinta: written('hintaKaava') ? hintaOf(written('hintaKaava'), facts, faults) : undefined,
    tuoteId: written('tuoteIdKaava') ? tuoteOf(written('tuoteIdKaava'), facts, tuotteet, faults) : undefined,
  };
  const given = Object.entries(arvot).filter(([, value]) => value !== undefined);
  return { arvot: Object.fromEntries(given), virhe: faults.text };
}

function ehtoOf(kaava: string, facts: KeikkaFacts, faults: Faults): boolean | null {
  if (!kaava) return null;
  const outcome = evaluate(compile(kaava, keikkaSchema, 'condition'), facts);
  return isFormulaError(outcome) ? faults.add(nimet.ehtoKaava, outcome.text, false) : outcome;
}

function hintaOf(kaava: string, facts: KeikkaFacts, faults: Faults): string {
  const { hinta, virhe } = kaavanHinta(compile(kaava, keikkaSchema, 'number'), facts);
  if (virhe) faults.say(virhe);
  return fourDecimals(hinta);
}

function tuoteOf(
  kaava: string,
  facts: KeikkaFacts,
  tuotteet: { has: (tuoteId: number) => boolean },
  faults: Faults,
): number | undefined {
  const found = faults.numberOf(nimet.tuoteIdKaava, kaava, facts);
  if (tuotteet.has(found)) return found;
  faults.say(`${nimet.tuoteIdKaava} ei kelpaa: ${found}`);
  return undefined;
}
