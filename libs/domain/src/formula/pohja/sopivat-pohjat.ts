import { laskupohjaTila } from '../../lasku/laskupohja-tila.js';
import { helsinkiDay } from '../../time/helsinki.js';
import type { KeikkaFacts } from '../keikka/keikka-facts.js';
import { isFormulaError } from '../language/formula-error.js';
import { conditionOf } from './rivi-pohjasta.js';

/** What an invoice is built for. */
export interface Laskutettava {
  facts: KeikkaFacts;
  maksajaAsiakasId: number;
}

/** What of a template decides whether it builds an invoice. Days are `yyyymmdd`, both included. */
export interface ValittavaPohja {
  laskupohjaId: number;
  laskupohjaTilaId: number;
  startDate: string | null;
  endDate: string | null;
  evalCriteria: string;
  /** null fits all. */
  asiakasId: number | null;
  sourceAsiakasId: number | null;
}

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
    .filter((pohja) => isCandidate(pohja, laskutettava))
    .toSorted(
      (one, other) =>
        Number(one.asiakasId === null) - Number(other.asiakasId === null) ||
        one.laskupohjaId - other.laskupohjaId,
    );
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

function isCandidate(pohja: ValittavaPohja, { facts: { keikka }, maksajaAsiakasId }: Laskutettava): boolean {
  const { startDate, endDate, asiakasId, sourceAsiakasId } = pohja;
  const day = keikka?.pumppuAika ? helsinkiDay(new Date(keikka.pumppuAika)) : null;
  return (
    pohja.laskupohjaTilaId === laskupohjaTila.aktiivinen &&
    (startDate === null || (day !== null && startDate <= day)) &&
    (endDate === null || (day !== null && day <= endDate)) &&
    (asiakasId === null || asiakasId === maksajaAsiakasId || asiakasId === keikka?.asiakasId) &&
    (sourceAsiakasId === null || sourceAsiakasId === keikka?.sourceAsiakasId)
  );
}
