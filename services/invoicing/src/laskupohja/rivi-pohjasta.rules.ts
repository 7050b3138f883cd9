import type { LaskuRiviFields } from '@keikka/contracts';
import { alvKanta, DEFAULT_ALV, fourDecimals, helsinkiDay } from '@keikka/domain';
import {
  compile,
  evaluate,
  isFormulaError,
  kaavanHinta,
  keikkaSchema,
  type KeikkaFacts,
} from '@keikka/domain/formula';
import type { Tuote } from '../tuote/tuote.entity.js';
import { conditionOf } from './laskupohja.rules.js';
import type { LaskupohjaRivi } from './laskupohja.entity.js';

/** What a template's row makes of an order: a row of its invoice, but for its place. */
export interface PohjanRivi extends Omit<LaskuRiviFields, 'sortNum' | 'memo'> {
  ehtoTäyttyy: boolean;
  virhe: string;
  keikkaLaskuPohjaRiviId: number;
}

type PricedTuote = Pick<
  Tuote,
  'nimike' | 'lisäNimike' | 'yksikkö' | 'hinta' | 'alv' | 'määräKaava' | 'kustannusPaikkaEval'
>;

/**
 * The invoice row that a template's row makes of an order, or null when its condition is false or it makes none [I-061] [I-035].
 * What the row leaves empty comes from its product. A faulty formula gives 0 or no text and is named in `virhe`: a row is
 * never left out, nor its price made up, because of a mistake [I-085].
 */
export function riviPohjasta(
  rivi: LaskupohjaRivi,
  facts: KeikkaFacts,
  tuotteet: ReadonlyMap<number, PricedTuote>,
): PohjanRivi | null {
  if (!rivi.luoLaskuRivi) return null;
  const condition = conditionOf(rivi.evalCriteria, facts);
  if (condition === false) return null;
  const faults = new Faults();
  const ehtoTäyttyy = isFormulaError(condition) ? faults.add('Ehto', condition.text, false) : true;
  const tuoteId = tuoteOf(rivi, facts, tuotteet, faults);
  const tuote = tuoteId === null ? undefined : tuotteet.get(tuoteId);
  const hintaKaava = rivi.hintaEval || tuote?.hinta || '';
  const määräKaava = rivi.maaraEval || tuote?.määräKaava || '1';
  const { hinta, virhe } = kaavanHinta(compile(hintaKaava, keikkaSchema, 'number'), facts);
  if (virhe) faults.say(virhe);
  return {
    aktiivinen: true,
    ehtoKaava: rivi.evalCriteria,
    ehtoTäyttyy,
    riviSelite: faults.textOf('Selite', rivi.otsikko || tuote?.nimike || '', facts),
    riviSeliteKaava: rivi.otsikko,
    riviSelite2: faults.textOf('Lisäselite', rivi.laskuRiviTxtEval || tuote?.lisäNimike || '', facts),
    riviSelite2Kaava: rivi.laskuRiviTxtEval,
    määrä: fourDecimals(faults.numberOf('Määrä', määräKaava, facts)),
    määräKaava,
    yksikkö: rivi.yksikko || tuote?.yksikkö || '',
    hinta: fourDecimals(hinta),
    hintaKaava,
    tuoteId: tuote ? tuoteId : null,
    tuoteIdKaava: rivi.tuoteIdEval,
    alv: rivi.alv ?? tuote?.alv ?? alvOf(facts),
    aleProsentti: rivi.alennusProsentti,
    kustannusPaikka: faults.textOf('Kustannuspaikka', tuote?.kustannusPaikkaEval ?? '', facts),
    virhe: faults.text,
    keikkaLaskuPohjaRiviId: rivi.laskupohjaRiviId,
  };
}

/** The VAT rate of the day of delivery; of an order without a time the general one. */
const alvOf = ({ keikka }: KeikkaFacts): string =>
  keikka?.pumppuAika ? alvKanta(helsinkiDay(new Date(keikka.pumppuAika))) : DEFAULT_ALV;

/** A text of a template for an order; faulty formulas give none. */
export const pohjanTeksti = (source: string, facts: KeikkaFacts): string =>
  new Faults().textOf('', source, facts);

function tuoteOf(
  { tuoteId, tuoteIdEval }: LaskupohjaRivi,
  facts: KeikkaFacts,
  tuotteet: ReadonlyMap<number, PricedTuote>,
  faults: Faults,
): number | null {
  if (tuoteIdEval.trim() === '') return tuoteId;
  const found = faults.numberOf('Tuote', tuoteIdEval, facts);
  return tuotteet.has(found) ? found : faults.add('Tuote', String(found), tuoteId);
}

/** Collects what is wrong with the formulas of a row, for the person who looks at it. */
class Faults {
  private readonly said: string[] = [];

  get text(): string {
    return this.said.join('. ');
  }

  say(virhe: string): void {
    this.said.push(virhe);
  }

  add<Value>(what: string, why: string, instead: Value): Value {
    this.say(`${what} ei kelpaa: ${why}`);
    return instead;
  }

  numberOf(what: string, source: string, facts: KeikkaFacts): number {
    const outcome = evaluate(compile(source, keikkaSchema, 'number'), facts);
    if (isFormulaError(outcome)) return this.add(what, outcome.value ?? outcome.text, 0);
    return outcome ?? this.add(what, 'ei arvoa', 0);
  }

  textOf(what: string, source: string, facts: KeikkaFacts): string {
    const outcome = evaluate(compile(source, keikkaSchema, 'text'), facts);
    return isFormulaError(outcome) ? this.add(what, outcome.text, '') : outcome;
  }
}
