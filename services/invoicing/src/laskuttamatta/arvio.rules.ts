import type { LaskuttamattaArvio } from '@keikka/contracts';
import { onLaskulla, riviSumma, summa, yksikkohinta } from '@keikka/domain';
import { m3Laskulla } from './eri-m3.rules.js';
import type { M3Rivi } from './m3-rivi.rules.js';
import { grouped } from './grouped.js';

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

/** A price of whole invoices for one unit. */
type Hinta = Omit<LaskuttamattaArvio, 'rahaa'>;

/** The prices of late: to each payer, and to anybody. */
export interface ViimeHinnat {
  maksajille: ReadonlyMap<number, readonly Hinta[]>;
  kaikille: readonly Hinta[];
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

/** What the invoices cost by the cubic metre and by the hour. The prices hold what goes with the metres and the hours. */
export const viimeHinnat = ({ maksajille, kaikille }: ViimeLaskut): ViimeHinnat => ({
  maksajille: new Map(
    [...grouped(maksajille, ({ maksajaAsiakasId }) => maksajaAsiakasId)].map(([maksajaAsiakasId, laskut]) => [
      maksajaAsiakasId,
      hinnatOf(laskut, 'maksajalle', 1),
    ]),
  ),
  kaikille: hinnatOf(kaikille, 'kaikille', LEAST_KAIKILLE),
});

/**
 * What an order would bill at the price of the invoices of late: those to who pays it, or else those to anybody; by the cubic
 * metre, or else by the hour. Null where the order has neither amount, or no invoice has it.
 */
export function arvioOf(
  { maksajaAsiakasId, toimitettuM3, pumppuKesto }: Arvioitava,
  { maksajille, kaikille }: ViimeHinnat,
): LaskuttamattaArvio | null {
  const tilattu = { 'm³': toimitettuM3, h: (pumppuKesto ?? 0) / MINUTES };
  const omat = maksajille.get(maksajaAsiakasId ?? 0) ?? [];
  const hinta = [...omat, ...kaikille].find(({ yksikkö }) => tilattu[yksikkö] > 0);
  if (!hinta) return null;
  return { ...hinta, rahaa: riviSumma({ hinta: hinta.yksikkohinta, määrä: tilattu[hinta.yksikkö] }) };
}

function hinnatOf(
  laskut: readonly ViimeLasku[],
  kenelle: LaskuttamattaArvio['kenelle'],
  least: number,
): Hinta[] {
  return mitat.flatMap(({ yksikkö, laskulla }) => {
    const mitatut = laskut.flatMap(({ sumEur, rivit }) => {
      const määrä = laskulla(rivit) ?? 0;
      return määrä > 0 && Number(sumEur) > 0 ? [{ sumEur, määrä }] : [];
    });
    if (mitatut.length < least) return [];
    const hinta = yksikkohinta(
      summa(mitatut.map(({ sumEur }) => sumEur)),
      summa(mitatut.map(({ määrä }) => määrä)),
    );
    return [{ yksikkohinta: hinta, yksikkö, kenelle, laskuja: mitatut.length }];
  });
}

const TUNTI = /^(h|t|tunti|tuntia)$/i;

/** The hours of the order as an invoice bills them: its largest row in hours, beside which waiting is small. */
function tunnitLaskulla(rivit: readonly M3Rivi[]): number | null {
  const tunnit = rivit.filter((rivi) => onLaskulla(rivi) && TUNTI.test(rivi.yksikkö.trim()));
  return tunnit.length === 0 ? null : Math.max(...tunnit.map(({ määrä }) => Number(määrä ?? 0)));
}

/** The cubic metre comes first: most of an invoice goes by it. */
const mitat = [
  { yksikkö: 'm³', laskulla: m3Laskulla },
  { yksikkö: 'h', laskulla: tunnitLaskulla },
] as const;
