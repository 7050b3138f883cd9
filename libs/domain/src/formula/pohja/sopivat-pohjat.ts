import { isFormulaError } from '../language/formula-error.js';
import {
  ehdonEste,
  ownFirst,
  pohjanEhtoNimet,
  type Laskutettava,
  type ValittavaPohja,
} from './pohjan-ehdot.js';
import { conditionOf } from './rivi-pohjasta.js';

/** The conditions that cost no formula come first and are asked of each template. */
const cheap = pohjanEhtoNimet.filter((nimi) => nimi !== 'ehto');

/**
 * The templates that build an invoice [I-070]: active, valid on the order's day, for its customer or payer and its source or
 * for all, and whose condition holds [I-061]. The customer's own come before the global ones, then the lower id (C-87). A template whose
 * condition is faulty does not fit; `faulty` names it.
 */
export function sopivatPohjat<Pohja extends ValittavaPohja>(
  pohjat: readonly Pohja[],
  laskutettava: Laskutettava,
): { pohjat: Pohja[]; faulty: { pohja: Pohja; virhe: string }[] } {
  const candidates = pohjat
    .filter((pohja) => cheap.every((nimi) => ehdonEste(nimi, pohja, laskutettava) === ''))
    .toSorted(ownFirst);
  const judged = candidates.map((pohja) => ({
    pohja,
    outcome: conditionOf(pohja.evalCriteria, laskutettava.facts),
  }));
  return {
    pohjat: judged.flatMap(({ pohja, outcome }) => (outcome === true ? [pohja] : [])),
    faulty: judged.flatMap(({ pohja, outcome }) =>
      isFormulaError(outcome) ? [{ pohja, virhe: outcome.text }] : [],
    ),
  };
}
