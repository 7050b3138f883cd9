import type { LaskuajoSyy, LaskutettavaKeikka } from '@keikka/contracts';
import { laskuPohjista, sopivatPohjat, type UusiLasku } from '@keikka/domain/laskupohja';
import type { Hinnasto, Ordered } from '../lasku/uusi-lasku.record.js';
import { maksajaOf, puuteOf } from '../laskuttamatta/laskuttamatta.rules.js';

/** A run goes on many times a second; after so long a silence its process is gone. */
export const STANDING_MS = 30_000;

/** Whether a run is left by its process, so that nobody ends it any more. */
export const isStanding = ({ tila, paivitetty }: { tila: string; paivitetty: Date }, now: Date): boolean =>
  tila === 'käynnissä' && now.getTime() - paivitetty.getTime() > STANDING_MS;

/** Why somebody has to look at an order, in Finnish too. */
export interface Poikkeus {
  syy: LaskuajoSyy;
  selite: string;
}

/** What is to be done with an order: its invoice, what is to be looked at, or both. */
export interface Paatos {
  lasku: { ordered: Ordered; uusi: UusiLasku } | null;
  poikkeus: Poikkeus | null;
}

/** Judges a delivered order without an invoice by the company's templates, those of any state. */
export function judge(
  whole: LaskutettavaKeikka,
  laskuttajaAsiakasId: number,
  { pohjat, tuotteet, alvKaudet }: Hinnasto,
): Paatos {
  const { keikka, ajoneuvo } = whole;
  const facts = { keikka, ajoneuvo };
  const { maksajaAsiakasId, maksajaAsiakasNimi } = maksajaOf(keikka, laskuttajaAsiakasId);
  if (!maksajaAsiakasId)
    return { lasku: null, poikkeus: { syy: 'eiMaksajaa', selite: 'Tilauksella ei ole maksajaa' } };
  const laskutettava = { facts, maksajaAsiakasId };
  if (sopivatPohjat(pohjat, laskutettava).pohjat.length === 0) {
    const puute = puuteOf({ ...whole, maksajaAsiakasId, laskut: [] }, { pohjat, tuotteet });
    return { lasku: null, poikkeus: { syy: 'eiPohjaa', selite: puute?.havainto ?? '' } };
  }
  const uusi = laskuPohjista(pohjat, laskutettava, tuotteet, alvKaudet);
  const maksaja = { maksajaAsiakasId, maksajaAsiakasNimi };
  return { lasku: { ordered: { facts, keikka, maksaja }, uusi }, poikkeus: faultOf(uusi) };
}

/** The first fault in the formulas of rows and of the templates' conditions. */
function faultOf({ rivit, huomiot }: UusiLasku): Poikkeus | null {
  const faults = [
    ...rivit
      .filter(({ virhe }) => virhe !== '')
      .map(({ riviSelite, virhe }) => `${riviSelite || 'Rivi'}: ${virhe}`),
    ...huomiot.map(({ title, description }) => `${title}: ${description}`),
  ];
  const [first] = faults;
  if (first === undefined) return null;
  const more = faults.length > 1 ? `, ja ${faults.length - 1} muuta` : '';
  return { syy: 'kaavaEiLaske', selite: `${first}${more}` };
}
