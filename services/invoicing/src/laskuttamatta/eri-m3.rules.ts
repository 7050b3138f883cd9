import type { LaskutettavaKeikka } from '@keikka/contracts';
import { fourDecimals, laskuTila, laskuTilaNimi, m3Text, onLaskulla, riviSumma, summa } from '@keikka/domain';
import {
  compile,
  evaluate,
  isFormulaError,
  keikkaSchema,
  usedNames,
  type KeikkaFacts,
} from '@keikka/domain/formula';
import { withLisat } from './lisan-erot.rules.js';
import { hundredths, isInM3, type M3Ero, type M3Lasku, type M3Rivi } from './m3-rivi.rules.js';

export interface M3Puute<Rivi> {
  havainto: string;
  rahaa: string;
  /** The invoice to be mended: an open one, or else the billed one, which is never changed. */
  keikkaLaskuId: number;
  isOpen: boolean;
  /** None where its rows do not tell which of them lacks it: then it is mended by hand. */
  erot: M3Ero<Rivi>[];
}

interface EriM3<Rivi> {
  /** What the invoices bill; null where none bills by the cubic metre. */
  laskutettuM3: number | null;
  /** Null when they bill what was delivered. */
  puute: M3Puute<Rivi> | null;
}

type Toimitettu = Pick<LaskutettavaKeikka['keikka'], 'betonit' | 'm3'>;

/** The delivered amount: of a line without one, what was ordered. */
export const toimitettuM3 = ({ betonit, m3 }: Toimitettu): number =>
  betonit.length === 0 ? m3 : Number(summa(betonit.map((line) => line.toimitettuM3 ?? line.m3)));

/**
 * Whether the invoices bill the delivered cubic metres. The rows in m³ say so that follow the order's amount by their formula,
 * or else those of its concretes together;
 * a constant of a template (a primer of 1 m³) is no delivered amount. The first invoice
 * with such rows is held against what its formulas give for the delivered amount; later invoices (for what was missing, or
 * too much) count with it.
 */
export function eriM3<Rivi extends M3Rivi>(
  laskut: readonly M3Lasku<Rivi>[],
  { keikka, ajoneuvo }: LaskutettavaKeikka,
): EriM3<Rivi> {
  const delivered = toimitettuM3(keikka);
  const betonit = keikka.betonit.map((line) => ({ ...line, toimitettuM3: line.toimitettuM3 ?? line.m3 }));
  const facts = { keikka: { ...keikka, m3: delivered, betonit }, ajoneuvo };
  const billing = laskut.flatMap((lasku) => {
    const found = m3Rivit(lasku.rivit.filter((rivi) => onLaskulla(rivi) && countsIn(laskut, rivi)));
    return found.rivit.length > 0 ? [{ lasku, ...found }] : [];
  });
  const [main, ...later] = billing;
  if (!main) return { laskutettuM3: null, puute: null };
  const more = later.reduce((sum, { rivit: [rivi] }) => sum + Number(rivi?.määrä ?? 0), 0);
  const gaps = main.rivit.map((rivi) => {
    const whole = wanted(rivi, facts, delivered) - more;
    return { rivi, ero: hundredths(whole - Number(rivi.määrä ?? 0)), määrä: fourDecimals(whole) };
  });
  const gap = gaps.find(({ ero }) => ero !== 0)?.ero ?? 0;
  if (gap === 0) return { laskutettuM3: delivered, puute: null };
  const target = billing.find(({ lasku }) => isOpen(lasku)) ?? main;
  const missing = gaps.filter(({ ero }) => ero !== 0);
  const billed = billing.flatMap((one) => one.betonit);
  const erot =
    main.betonit.length > 0
      ? withLisat(betoniErot(keikka, billed, target.betonit, gap), target.lasku, { laskut, facts })
      : target === main
        ? missing
        : onLater(missing, target);
  // Concretes and their extras have a price each.
  const priced = main.betonit.length > 0 && erot.length > 0 ? erot : gaps;
  const rahaa = summa(
    priced.map(({ rivi, ero }) =>
      riviSumma({ hinta: rivi.hinta ?? 0, määrä: ero, aleProsentti: rivi.aleProsentti }),
    ),
  );
  const puute = {
    havainto: told(gap, target.lasku),
    rahaa,
    keikkaLaskuId: target.lasku.keikkaLaskuId,
    isOpen: isOpen(target.lasku),
    erot,
  };
  return { laskutettuM3: hundredths(delivered - gap), puute };
}

/**
 * What is missing from the rows of the first invoice, put onto a later one: onto the rows that come from the same rows of a
 * template, or else onto the one that is counted.
 */
function onLater<Rivi extends M3Rivi>(
  missing: readonly M3Ero<Rivi>[],
  { lasku, rivit: [counted] }: { lasku: M3Lasku<Rivi>; rivit: readonly Rivi[] },
): M3Ero<Rivi>[] {
  const added = (rivi: Rivi, ero: number): M3Ero<Rivi> => ({
    rivi,
    ero,
    määrä: fourDecimals(Number(rivi.määrä ?? 0) + ero),
  });
  const laskulla = lasku.rivit.filter(onLaskulla);
  const same = missing.flatMap(({ rivi: { keikkaLaskuPohjaRiviId: id }, ero }) => {
    const rivi = laskulla.find((one) => id !== null && one.keikkaLaskuPohjaRiviId === id);
    return rivi ? [added(rivi, ero)] : [];
  });
  const [first] = missing;
  return same.length > 0 || !counted || !first ? same : [added(counted, first.ero)];
}

const isOpen = ({
  keikkaLaskuStatusTypeId: tila,
}: Pick<M3Lasku<never>, 'keikkaLaskuStatusTypeId'>): boolean => tila !== laskuTila.laskutettu;
const FOLLOWED = ['m3', 'toimitettuM3'];

/** The rows of an invoice in m³ that bill the order's amount. */
interface M3Rivit<Rivi> {
  rivit: Rivi[];
  /** The rows that `rivit` has as one, of the order's concretes. */
  betonit: Rivi[];
}

/**
 * The rows that bill the order's amount: those that follow it by formula, or else its concretes as one row of their sum, or
 * else the largest one written by hand.
 */
function m3Rivit<Rivi extends M3Rivi>(laskulla: readonly Rivi[]): M3Rivit<Rivi> {
  // An extra bills the amount of its concrete a second time.
  const inM3 = laskulla.filter((rivi) => isInM3(rivi) && rivi.keikkaBetoniAttrId === null);
  const following = inM3.filter(({ määräKaava }) => followsM3(määräKaava));
  if (following.length > 0) return { rivit: following, betonit: [] };
  const size = ({ määrä }: Rivi): number => Math.abs(Number(määrä ?? 0));
  const byHand = inM3
    .filter(({ määräKaava }) => määräKaava.trim() === '')
    .toSorted((one, other) => size(other) - size(one));
  const betonit = byHand.filter(({ keikkaBetoniId }) => keikkaBetoniId !== null);
  const [largest] = betonit;
  if (!largest) return { rivit: byHand.slice(0, 1), betonit: [] };
  return { rivit: [{ ...largest, määrä: summa(betonit.map(({ määrä }) => määrä ?? 0)) }], betonit };
}

/**
 * What is missing from the row of each concrete, on the invoice to be mended; none where a concrete has no row there, so that
 * the whole is not told by its rows.
 */
function betoniErot<Rivi extends M3Rivi>(
  keikka: Toimitettu,
  billed: readonly Rivi[],
  target: readonly Rivi[],
  gap: number,
): M3Ero<Rivi>[] {
  const erot = keikka.betonit.flatMap(({ keikkaBetoniId: id, toimitettuM3: delivered, m3 }) => {
    const own = billed.filter(({ keikkaBetoniId }) => keikkaBetoniId === id);
    const ero = hundredths((delivered ?? m3) - own.reduce((sum, { määrä }) => sum + Number(määrä ?? 0), 0));
    const rivi = target.find(({ keikkaBetoniId }) => keikkaBetoniId === id);
    return ero !== 0 && rivi ? [{ rivi, ero, määrä: fourDecimals(Number(rivi.määrä ?? 0) + ero) }] : [];
  });
  return hundredths(erot.reduce((sum, { ero }) => sum + ero, 0)) === gap ? erot : [];
}

/** The order's amount as an invoice bills it; null where no row of it does. */
export function m3Laskulla(rivit: readonly M3Rivi[]): number | null {
  const määrät = m3Rivit(rivit.filter(onLaskulla)).rivit.map(({ määrä }) => Number(määrä ?? 0));
  return määrät.length === 0 ? null : Math.max(...määrät);
}

const followsM3 = (määräKaava: string): boolean =>
  usedNames(compile(määräKaava, keikkaSchema, 'number')).some((name) => FOLLOWED.includes(name));

/** Whether a row can bill the order's amount: a credit of a row that does not says nothing of it. */
function countsIn(
  laskut: readonly M3Lasku<M3Rivi>[],
  { hyvitettyKeikkaLaskuRiviId: id = null }: M3Rivi,
): boolean {
  if (id === null) return true;
  return laskut.some(({ rivit }) => {
    const found = m3Rivit(rivit.filter(onLaskulla));
    return [...found.rivit, ...found.betonit].some(({ keikkaLaskuRiviId }) => keikkaLaskuRiviId === id);
  });
}

/** The quantity of a row for the delivered amount. */
function wanted({ määräKaava }: M3Rivi, facts: KeikkaFacts, delivered: number): number {
  if (määräKaava.trim() === '') return delivered;
  const outcome = evaluate(compile(määräKaava, keikkaSchema, 'number'), facts);
  return isFormulaError(outcome) || outcome === null ? delivered : outcome;
}

/** '+ 8 m³, lasku Valmis', and of a billed invoice, which is never changed, '+ 4 m³, lasku 20472 lukittu'. */
function told(gap: number, lasku: Omit<M3Lasku<never>, 'rivit'>): string {
  const amount = `${gap < 0 ? '−' : '+'} ${m3Text(Math.abs(gap))}`;
  if (isOpen(lasku)) return `${amount}, lasku ${laskuTilaNimi(lasku.keikkaLaskuStatusTypeId)}`;
  return `${amount}, lasku ${lasku.laskuNo || lasku.keikkaLaskuId} lukittu`;
}
