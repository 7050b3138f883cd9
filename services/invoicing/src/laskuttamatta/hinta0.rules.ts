import type { HinnatonRivi } from '@keikka/contracts';
import { decimalText, laskuTila, onLaskulla, rivinSummat, summa, type LaskettavaRivi } from '@keikka/domain';
import { rivinLahde, type PohjanTuote, type UusiLasku } from '@keikka/domain/laskupohja';

export interface HintaRivi extends LaskettavaRivi {
  keikkaLaskuRiviId: number;
  varmenne: number;
  riviSelite: string;
  yksikkö: string;
  /** What is wrong with the row's formulas, in Finnish. */
  virhe: string;
  tuoteId: number | null;
  keikkaLaskuPohjaRiviId: number | null;
  keikkaBetoniId: number | null;
  keikkaBetoniAttrId: number | null;
}

interface Lasku {
  keikkaLaskuId: number;
  maksajaAsiakasId: number;
  keikkaLaskuStatusTypeId: number;
  rivit: readonly HintaRivi[];
}

interface Hinta0 {
  havainto: string;
  rahaa: string | null;
  keikkaLaskuId: number;
  hinnattomat: HinnatonRivi[];
}

/**
 * The first invoice that can still be mended and has a row that bills nothing: its price is 0, or a fault in its formulas keeps
 * it from being billed [I-085]. A quantity of 0 is no fault, because it is how a row says that there was none of it [I-081].
 */
export function hinta0(
  laskut: readonly Lasku[],
  uusi: () => UusiLasku,
  tuotteet: ReadonlyMap<number, PohjanTuote>,
): Hinta0 | null {
  for (const { keikkaLaskuId, maksajaAsiakasId, keikkaLaskuStatusTypeId: tila, rivit } of laskut) {
    const nollat = tila === laskuTila.laskutettu ? [] : rivit.filter(billsNothing);
    const [first] = nollat;
    if (!first) continue;
    const { rivit: nyt } = uusi();
    const hinnoitellut = nollat.map((nolla) => hinnoiteltu(nolla, nyt, tuotteet));
    return {
      keikkaLaskuId,
      havainto: told(first, nollat.length),
      rahaa: worth(hinnoitellut),
      hinnattomat: hinnoitellut
        .filter(({ nolla }) => lacksPrice(nolla))
        .map((one) => ({ ...toHinnaton(one), maksajaAsiakasId })),
    };
  }
  return null;
}

const isZero = (value: number | string | null): boolean => Number(value ?? 0) === 0;

function billsNothing(rivi: HintaRivi): boolean {
  if (!rivi.aktiivinen) return false;
  if (rivi.virhe !== '') return !onLaskulla(rivi) || isZero(rivinSummat(rivi).netto);
  return lacksPrice(rivi);
}

function told({ riviSelite, virhe }: HintaRivi, count: number): string {
  const row = `${riviSelite || 'Rivi'}: ${virhe || 'hinta 0'}`;
  return count === 1 ? row : `${row}, ja ${count - 1} muuta`;
}

/** Whether a price is all that the row lacks. */
const lacksPrice = (rivi: HintaRivi): boolean =>
  onLaskulla(rivi) && !isZero(rivi.määrä) && isZero(rivi.hinta);

interface Hinnoiteltu {
  nolla: HintaRivi;
  ehdotus: string | null;
  /** Euros that the row would bill; null when nothing knows its price. */
  netto: string | null;
}

/** A row with its price by today's templates, or else by its product. */
function hinnoiteltu(
  nolla: HintaRivi,
  nyt: UusiLasku['rivit'],
  tuotteet: ReadonlyMap<number, PohjanTuote>,
): Hinnoiteltu {
  const lahde = rivinLahde(nolla);
  const made = lahde === null ? undefined : nyt.find((rivi) => rivinLahde(rivi) === lahde);
  if (made && onLaskulla(made) && !isZero(made.hinta))
    return { nolla, ehdotus: made.hinta, netto: rivinSummat(made).netto };
  const hinta = nolla.tuoteId === null ? null : tuotteet.get(nolla.tuoteId)?.hinta;
  if (!hinta || isZero(hinta)) return { nolla, ehdotus: null, netto: null };
  return { nolla, ehdotus: hinta, netto: rivinSummat({ ...nolla, hinta }).netto };
}

/** What the rows would bill; null when no price is known. */
function worth(hinnoitellut: readonly Hinnoiteltu[]): string | null {
  const sums = hinnoitellut.flatMap(({ netto }) => netto ?? []);
  return sums.length === 0 ? null : summa(sums);
}

const toHinnaton = ({ nolla, ehdotus }: Hinnoiteltu): Omit<HinnatonRivi, 'maksajaAsiakasId'> => ({
  keikkaLaskuRiviId: nolla.keikkaLaskuRiviId,
  riviSelite: nolla.riviSelite,
  määrä: String(nolla.määrä ?? 0),
  yksikkö: nolla.yksikkö,
  virhe: nolla.virhe,
  ehdotus: ehdotus === null ? null : decimalText(ehdotus, 2),
  varmenne: nolla.varmenne,
});
