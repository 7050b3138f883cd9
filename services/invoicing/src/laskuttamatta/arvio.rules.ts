import type { LaskuttamattaArvio } from '@keikka/contracts';
import { onLaskulla, riviSumma, summa, yksikkohinta } from '@keikka/domain';
import { m3Laskulla, type M3Rivi } from './eri-m3.rules.js';

/** An invoice that was billed lately. */
export interface ViimeLasku {
  maksajaAsiakasId: number;
  sumEur: string;
  rivit: readonly M3Rivi[];
}

/** The invoices that were billed lately: to each payer that is asked about, and to anybody. */
export interface ViimeLaskut {
  maksajille: readonly ViimeLasku[];
  kaikille: readonly ViimeLasku[];
}

/** An order that no template tells the price of. */
export interface Arvioitava {
  maksajaAsiakasId: number | null;
  toimitettuM3: number;
  /** Minutes. */
  pumppuKesto: number | null;
}

/** A single invoice of another customer says little of this one. */
const LEAST_KAIKILLE = 3;
const MINUTES = 60;

/**
 * What an order would bill at the price of the invoices of late: those to who pays it, or else those to anybody; by the cubic
 * metre, or else by the hour. The price is of whole invoices, so it holds what goes with the metres and the hours. Null where
 * the order has neither amount, or no invoice has it.
 */
export function arvioOf(arvioitava: Arvioitava, laskut: ViimeLaskut): LaskuttamattaArvio | null {
  const omat = laskut.maksajille.filter(
    ({ maksajaAsiakasId }) => maksajaAsiakasId === arvioitava.maksajaAsiakasId,
  );
  return (
    arvioituna(arvioitava, omat, 'maksajalle', 1) ??
    arvioituna(arvioitava, laskut.kaikille, 'kaikille', LEAST_KAIKILLE)
  );
}

function arvioituna(
  { toimitettuM3, pumppuKesto }: Arvioitava,
  laskut: readonly ViimeLasku[],
  kenelle: LaskuttamattaArvio['kenelle'],
  least: number,
): LaskuttamattaArvio | null {
  const mitat = [
    { yksikkö: 'm³', tilattu: toimitettuM3, laskulla: m3Laskulla },
    { yksikkö: 'h', tilattu: (pumppuKesto ?? 0) / MINUTES, laskulla: tunnitLaskulla },
  ] as const;
  for (const { yksikkö, tilattu, laskulla } of mitat) {
    const mitatut = laskut.flatMap(({ sumEur, rivit }) => {
      const määrä = laskulla(rivit) ?? 0;
      return määrä > 0 && Number(sumEur) > 0 ? [{ sumEur, määrä }] : [];
    });
    if (tilattu <= 0 || mitatut.length < least) continue;
    const hinta = yksikkohinta(
      summa(mitatut.map(({ sumEur }) => sumEur)),
      summa(mitatut.map(({ määrä }) => määrä)),
    );
    const rahaa = riviSumma({ hinta, määrä: tilattu });
    return { rahaa, yksikkohinta: hinta, yksikkö, kenelle, laskuja: mitatut.length };
  }
  return null;
}

const TUNTI = /^(h|t|tunti|tuntia)$/i;

/** The hours of the order as an invoice bills them: its largest row in hours, beside which waiting is small. */
function tunnitLaskulla(rivit: readonly M3Rivi[]): number | null {
  const tunnit = rivit.filter((rivi) => onLaskulla(rivi) && TUNTI.test(rivi.yksikkö.trim()));
  return tunnit.length === 0 ? null : Math.max(...tunnit.map(({ määrä }) => Number(määrä ?? 0)));
}
