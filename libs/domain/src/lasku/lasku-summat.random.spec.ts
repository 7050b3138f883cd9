import { randomNumbers } from '../random/random-numbers.js';
import { laskunSummat, type LaskettavaRivi, type LaskunSummat } from './lasku-summat.js';

const LASKUT = 100_000;
const MOST_RIVIT = 4;
const rates = ['25.5', '24', '14', '13.50', '10', '0'];

type Random = (below: number) => number;

/** Whole numbers of the last decimal: 8.9 with four decimals is 89000. */
interface Rivi {
  row: LaskettavaRivi;
  hinta: bigint;
  määrä: bigint;
  ale: bigint;
  alv: bigint;
}

/** The text of so many of the last decimal, sometimes without the zeros at its end. */
function textOf(amount: bigint, decimals: number, isShort: boolean): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals);
  const kept = isShort ? fraction.replace(/0+$/, '') : fraction;
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -decimals)}${kept ? `.${kept}` : ''}`;
}

/** Most prices and quantities are ordinary; the others have every decimal, or come to half a cent. */
function drawnRivi(random: Random): Rivi {
  const kind = random(4);
  const whole = 10_000n;
  const half = BigInt(random(20_000)) * 100n + 50n;
  const hinta =
    [BigInt(random(10_000_000)), BigInt(random(30_000)) * 100n, half, BigInt(random(100))][kind] ?? 0n;
  const many = BigInt(random(2_000_000) - 400_000);
  const few = BigInt(random(21) - 5) * whole;
  const määrä = kind === 0 ? many : kind === 3 ? BigInt(random(100_000_000)) : few;
  const ale = random(3) === 0 ? BigInt(random(10_001)) : 0n;
  const alvText = rates[random(rates.length)] ?? '0';
  const isShort = random(2) === 0;
  const row = {
    aktiivinen: random(10) > 0,
    ehtoTäyttyy: [true, true, null, false][random(4)] ?? null,
    määrä: määrä === 0n && isShort ? null : textOf(määrä, 4, isShort),
    hinta: hinta === 0n && isShort ? null : textOf(hinta, 4, isShort),
    aleProsentti: textOf(ale, 2, isShort),
    alv: alvText,
    kaannetty: random(5) === 0,
  };
  return { row, hinta, määrä, ale, alv: BigInt(Math.round(Number(alvText) * 100)) };
}

/** The quotient as a whole number; half is away from zero. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  const positive = dividend < 0n ? -dividend : dividend;
  const quotient = positive / divisor + (2n * (positive % divisor) >= divisor ? 1n : 0n);
  return dividend < 0n ? -quotient : quotient;
}

const euros = (inCents: bigint): string => textOf(inCents, 2, false);

/** Stands for the rate of rows whose buyer accounts for the VAT: they come last. */
const KAANNETTY = -1n;

/** The same sums in whole cents, without any decimal arithmetic. */
function summatInCents(rivit: readonly Rivi[]): LaskunSummat {
  const netOf = new Map<bigint, bigint>();
  const taxOf = new Map<bigint, bigint>();
  let riviCount = 0;
  for (const { row, hinta, määrä, ale, alv } of rivit) {
    if (!row.aktiivinen || row.ehtoTäyttyy === false) continue;
    const rate = row.kaannetty ? KAANNETTY : alv;
    const full = rounded(hinta * määrä, 1_000_000n);
    const net = rounded(full * (10_000n - ale), 10_000n);
    netOf.set(rate, (netOf.get(rate) ?? 0n) + net);
    taxOf.set(rate, (taxOf.get(rate) ?? 0n) + (row.kaannetty ? 0n : rounded(net * rate, 10_000n)));
    if (määrä !== 0n) riviCount += 1;
  }
  const rateList = [...netOf.keys()].sort((one, other) => Number(other - one));
  const summat = (net: bigint, tax: bigint) => ({
    netto: euros(net),
    alvSumma: euros(tax),
    yhteensa: euros(net + tax),
  });
  const total = (of: Map<bigint, bigint>) => [...of.values()].reduce((sum, one) => sum + one, 0n);
  return {
    ...summat(total(netOf), total(taxOf)),
    riviCount,
    kannat: rateList.map((rate) => ({
      ...(rate === KAANNETTY ? { alv: '0', kaannetty: true as const } : { alv: String(Number(rate) / 100) }),
      ...summat(netOf.get(rate) ?? 0n, taxOf.get(rate) ?? 0n),
    })),
  };
}

const asText = ({ kannat, ...lasku }: LaskunSummat): string =>
  [lasku, ...kannat].map((one) => `${one.netto} ${one.alvSumma} ${one.yhteensa}`).join() +
  kannat.map(({ alv, kaannetty }) => `${alv}${kaannetty ? 'k' : ''}`).join() +
  String(lasku.riviCount);

describe('the sums of random invoices', () => {
  it(`are those of exact arithmetic in whole cents, for ${LASKUT} of them [I-079] [I-080] [I-081] [I-082]`, () => {
    const random = randomNumbers(20_261_126);
    const seen = { halves: 0, negative: 0, discounts: 0, rates: 0 };
    for (let lasku = 0; lasku < LASKUT; lasku += 1) {
      const rivit = Array.from({ length: random(MOST_RIVIT + 1) }, () => drawnRivi(random));
      const rows = rivit.map(({ row }) => row);
      const [ours, exact] = [laskunSummat(rows), summatInCents(rivit)];
      // The slow comparison with its report is for a difference alone.
      if (asText(ours) !== asText(exact)) expect({ lasku, rows, ours }).toEqual({ lasku, rows, ours: exact });
      for (const { hinta, määrä, ale } of rivit) {
        if ((hinta * määrä) % 1_000_000n === 500_000n || (hinta * määrä) % 1_000_000n === -500_000n)
          seen.halves += 1;
        if (määrä < 0n) seen.negative += 1;
        if (ale > 0n) seen.discounts += 1;
      }
      if (exact.kannat.length > 1) seen.rates += 1;
    }
    // They meet what is hard.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10_000);
  });
});
