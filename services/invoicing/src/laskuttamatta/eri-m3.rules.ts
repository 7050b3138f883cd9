import type { LaskutettavaKeikka } from '@keikka/contracts';
import {
  laskuTila,
  laskuTilaNimi,
  m3Text,
  onLaskulla,
  riviSumma,
  summa,
  type LaskettavaRivi,
} from '@keikka/domain';
import {
  compile,
  evaluate,
  isFormulaError,
  keikkaSchema,
  usedNames,
  type KeikkaFacts,
} from '@keikka/domain/formula';

export interface M3Rivi extends LaskettavaRivi {
  /** The concrete line that the row bills. */
  keikkaBetoniId: number | null;
  määräKaava: string;
  yksikkö: string;
}

interface Lasku {
  keikkaLaskuId: number;
  keikkaLaskuStatusTypeId: number;
  laskuNo: string;
  rivit: readonly M3Rivi[];
}

interface EriM3 {
  /** What the invoices bill; null where none bills by the cubic metre. */
  laskutettuM3: number | null;
  /** Null when they bill what was delivered. */
  puute: { havainto: string; rahaa: string; keikkaLaskuId: number } | null;
}

/** The delivered amount: of a line without one, what was ordered. */
export const toimitettuM3 = ({
  betonit,
  m3,
}: Pick<LaskutettavaKeikka['keikka'], 'betonit' | 'm3'>): number =>
  betonit.length === 0 ? m3 : Number(summa(betonit.map((line) => line.toimitettuM3 ?? line.m3)));

/** Amounts have two decimals. */
const hundredths = (value: number): number => Number(summa([value]));

/**
 * Whether the invoices bill the delivered cubic metres. The rows in m³ say so that follow the order's amount by their formula,
 * or else those of its concretes together;
 * a constant of a template (a primer of 1 m³) is no delivered amount. The first invoice
 * with such rows is held against what its formulas give for the delivered amount; later invoices (for what was missing, or
 * too much) count with it.
 */
export function eriM3(laskut: readonly Lasku[], { keikka, ajoneuvo }: LaskutettavaKeikka): EriM3 {
  const delivered = toimitettuM3(keikka);
  const betonit = keikka.betonit.map((line) => ({ ...line, toimitettuM3: line.toimitettuM3 ?? line.m3 }));
  const facts = { keikka: { ...keikka, m3: delivered, betonit }, ajoneuvo };
  const billing = laskut.flatMap((lasku) => {
    const rivit = m3Rivit(lasku.rivit.filter(onLaskulla));
    return rivit.length > 0 ? [{ lasku, rivit }] : [];
  });
  const [main, ...later] = billing;
  if (!main) return { laskutettuM3: null, puute: null };
  const more = later.reduce((sum, { rivit: [rivi] }) => sum + Number(rivi?.määrä ?? 0), 0);
  const gaps = main.rivit.map((rivi) => ({
    rivi,
    gap: hundredths(wanted(rivi, facts, delivered) - Number(rivi.määrä ?? 0) - more),
  }));
  const gap = gaps.find((one) => one.gap !== 0)?.gap ?? 0;
  if (gap === 0) return { laskutettuM3: delivered, puute: null };
  const rahaa = summa(
    gaps.map((one) =>
      riviSumma({ hinta: one.rivi.hinta ?? 0, määrä: one.gap, aleProsentti: one.rivi.aleProsentti }),
    ),
  );
  const { lasku } = billing.find((one) => isOpen(one.lasku)) ?? main;
  const puute = { havainto: told(gap, lasku), rahaa, keikkaLaskuId: lasku.keikkaLaskuId };
  return { laskutettuM3: hundredths(delivered - gap), puute };
}

const isOpen = ({ keikkaLaskuStatusTypeId: tila }: Lasku): boolean => tila !== laskuTila.laskutettu;
const M3 = /^m(3|³)$/i;
const FOLLOWED = ['m3', 'toimitettuM3'];

/**
 * The rows that bill the order's amount: those that follow it by formula, or else its concretes as one row of their sum, or
 * else the largest one written by hand.
 */
function m3Rivit(laskulla: readonly M3Rivi[]): M3Rivi[] {
  const inM3 = laskulla.filter(({ yksikkö }) => M3.test(yksikkö.trim()));
  const following = inM3.filter(({ määräKaava }) => followsM3(määräKaava));
  if (following.length > 0) return following;
  const size = ({ määrä }: M3Rivi): number => Math.abs(Number(määrä ?? 0));
  const byHand = inM3
    .filter(({ määräKaava }) => määräKaava.trim() === '')
    .toSorted((one, other) => size(other) - size(one));
  const betonit = byHand.filter(({ keikkaBetoniId }) => keikkaBetoniId !== null);
  const [largest] = betonit;
  if (!largest) return byHand.slice(0, 1);
  return [{ ...largest, määrä: summa(betonit.map(({ määrä }) => määrä ?? 0)) }];
}

const followsM3 = (määräKaava: string): boolean =>
  usedNames(compile(määräKaava, keikkaSchema, 'number')).some((name) => FOLLOWED.includes(name));

/** The quantity of a row for the delivered amount. */
function wanted({ määräKaava }: M3Rivi, facts: KeikkaFacts, delivered: number): number {
  if (määräKaava.trim() === '') return delivered;
  const outcome = evaluate(compile(määräKaava, keikkaSchema, 'number'), facts);
  return isFormulaError(outcome) || outcome === null ? delivered : outcome;
}

/** '+ 8 m³, lasku Valmis', and of a billed invoice, which is never changed, '+ 4 m³, lasku 20472 lukittu'. */
function told(gap: number, lasku: Lasku): string {
  const amount = `${gap < 0 ? '−' : '+'} ${m3Text(Math.abs(gap))}`;
  if (isOpen(lasku)) return `${amount}, lasku ${laskuTilaNimi(lasku.keikkaLaskuStatusTypeId)}`;
  return `${amount}, lasku ${lasku.laskuNo || lasku.keikkaLaskuId} lukittu`;
}
