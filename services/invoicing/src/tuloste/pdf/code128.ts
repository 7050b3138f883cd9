/** Widths of bars and gaps in modules, a bar first, of the values 0 to 105; the sign that ends a code is wider. */
const WIDTHS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  );
const STOP = '2331112';
const START_C = 105;
const CHECK_MODULO = 103;

/** The values of Code 128 in set C for an even number of digits: start, each pair and the check value. */
export function code128Values(digits: string): number[] {
  const pairs = (digits.match(/\d\d/g) ?? []).map(Number);
  const sum = pairs.reduce((total, pair, index) => total + pair * (index + 1), START_C);
  return [START_C, ...pairs, sum % CHECK_MODULO];
}

interface Bar {
  /** From the left edge, in modules. */
  from: number;
  width: number;
}

/** The bars of Code 128 in set C with the sign that ends it, in modules. */
export function code128Bars(digits: string): Bar[] {
  const widths = [...code128Values(digits).map((value) => WIDTHS[value] ?? ''), STOP].join('');
  const bars: Bar[] = [];
  let from = 0;
  for (const [index, width] of [...widths].map(Number).entries()) {
    if (index % 2 === 0) bars.push({ from, width });
    from += width;
  }
  return bars;
}

/** Modules that a code of so many digits takes, without the quiet zones. */
export const code128Modules = (digits: string): number =>
  code128Bars(digits).reduce((end, { from, width }) => Math.max(end, from + width), 0);
