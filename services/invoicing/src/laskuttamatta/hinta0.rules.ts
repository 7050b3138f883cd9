import { laskuTila, onLaskulla, rivinSummat, summa, type LaskettavaRivi } from '@keikka/domain';
import { rivinLahde, type PohjanTuote, type UusiLasku } from '@keikka/domain/laskupohja';

export interface HintaRivi extends LaskettavaRivi {
  riviSelite: string;
  /** What is wrong with the row's formulas, in Finnish. */
  virhe: string;
  tuoteId: number | null;
  keikkaLaskuPohjaRiviId: number | null;
  keikkaBetoniId: number | null;
}

interface Lasku {
  keikkaLaskuId: number;
  keikkaLaskuStatusTypeId: number;
  rivit: readonly HintaRivi[];
}

interface Hinta0 {
  havainto: string;
  rahaa: string | null;
  keikkaLaskuId: number;
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
  for (const { keikkaLaskuId, keikkaLaskuStatusTypeId: tila, rivit } of laskut) {
    const nollat = tila === laskuTila.laskutettu ? [] : rivit.filter(billsNothing);
    const [first] = nollat;
    if (first)
      return { keikkaLaskuId, havainto: told(first, nollat.length), rahaa: worth(nollat, uusi(), tuotteet) };
  }
  return null;
}

const isZero = (value: number | string | null): boolean => Number(value ?? 0) === 0;

function billsNothing(rivi: HintaRivi): boolean {
  if (!rivi.aktiivinen) return false;
  if (rivi.virhe !== '') return !onLaskulla(rivi) || isZero(rivinSummat(rivi).netto);
  return onLaskulla(rivi) && !isZero(rivi.määrä) && isZero(rivi.hinta);
}

function told({ riviSelite, virhe }: HintaRivi, count: number): string {
  const row = `${riviSelite || 'Rivi'}: ${virhe || 'hinta 0'}`;
  return count === 1 ? row : `${row}, ja ${count - 1} muuta`;
}

/** What the rows would bill by today's templates, or else by their products; null when neither knows a price. */
function worth(
  nollat: readonly HintaRivi[],
  { rivit }: UusiLasku,
  tuotteet: ReadonlyMap<number, PohjanTuote>,
): string | null {
  const sums = nollat.flatMap((nolla) => {
    const lahde = rivinLahde(nolla);
    const made = lahde === null ? undefined : rivit.find((rivi) => rivinLahde(rivi) === lahde);
    if (made && onLaskulla(made) && !isZero(made.hinta)) return [rivinSummat(made).netto];
    const hinta = nolla.tuoteId === null ? null : tuotteet.get(nolla.tuoteId)?.hinta;
    return hinta && !isZero(hinta) ? [rivinSummat({ ...nolla, hinta }).netto] : [];
  });
  return sums.length === 0 ? null : summa(sums);
}
