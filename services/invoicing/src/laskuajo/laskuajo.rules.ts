import type { LaskuajoSyy, LaskutettavaKeikka } from '@keikka/contracts';
import { laskunSummat, onLaskulla } from '@keikka/domain';
import { laskuPohjista, sopivatPohjat, type UusiLasku } from '@keikka/domain/laskupohja';
import type { Hinnasto, Ordered } from '../lasku/uusi/uusi-lasku.record.js';
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
  /** Net euros at stake; null where nothing says. */
  rahaa: string | null;
}

/** What is to be done with an order: its invoice, what is to be looked at, or both. */
export interface Paatos {
  lasku: { ordered: Ordered; uusi: UusiLasku; laskupohjat: string[] } | null;
  poikkeus: Poikkeus | null;
  /** Net euros of its invoice, made or not; null where nothing says. */
  rahaa: string | null;
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
  const laskutettava = { facts, maksajaAsiakasId: maksajaAsiakasId ?? 0 };
  const fitting = sopivatPohjat(pohjat, laskutettava).pohjat;
  const uusi = laskuPohjista(pohjat, laskutettava, tuotteet, alvKaudet);
  const rahaa = fitting.length > 0 ? laskunSummat(uusi.rivit).netto : null;
  const none = (syy: LaskuajoSyy, selite: string, worth = rahaa): Paatos => ({
    lasku: null,
    poikkeus: { syy, selite, rahaa: worth },
    rahaa: worth,
  });
  if (!maksajaAsiakasId) return none('eiMaksajaa', 'Tilauksella ei ole maksajaa');
  if (fitting.length === 0) {
    const puute = puuteOf({ ...whole, maksajaAsiakasId, laskut: [] }, { pohjat, tuotteet });
    return none('eiPohjaa', puute?.havainto ?? '', puute?.rahaa ?? null);
  }
  // An empty invoice would keep the order from a right one in the next run.
  if (!uusi.rivit.some(onLaskulla)) return none('eiRiveja', noRivit(fitting, uusi), null);
  const maksaja = { maksajaAsiakasId, maksajaAsiakasNimi };
  const fault = faultOf(uusi);
  return {
    lasku: { ordered: { facts, keikka, maksaja }, uusi, laskupohjat: fitting.map(named) },
    poikkeus: fault === null ? null : { syy: 'kaavaEiLaske', selite: fault, rahaa },
    rahaa,
  };
}

const named = ({ laskupohjaNimi }: { laskupohjaNimi: string }): string => laskupohjaNimi;

/** Why templates that fit make no row: a fault, or that none of their rows is for this order. */
const noRivit = (fitting: readonly { laskupohjaNimi: string }[], uusi: UusiLasku): string =>
  faultOf(uusi) ?? `${fitting.map(named).join(', ')}: yhtään riviä ei tule`;

/** The first fault in the formulas of rows and of the templates' conditions. */
function faultOf({ rivit, huomiot }: UusiLasku): string | null {
  const faults = [
    ...rivit
      .filter(({ virhe }) => virhe !== '')
      .map(({ riviSelite, virhe }) => `${riviSelite || 'Rivi'}: ${virhe}`),
    ...huomiot.map(({ title, description }) => `${title}: ${description}`),
  ];
  const [first] = faults;
  if (first === undefined) return null;
  const more = faults.length > 1 ? `, ja ${faults.length - 1} muuta` : '';
  return `${first}${more}`;
}
