const WORDS =
  '{ } { } ( ) ( ) , ; ? : ?? || && ! == != === !== < > <= >= + - * / % = . [ ] ` \\ " \' // /* */ \n 1 0 12,5 12.5 1,5 1e9 0x1 ' +
  '99999999999999999999 true false null m3 kesto vehiclePuomi kaupunki pesuTyömaalla max( min( if( round( contains( ' +
  'Math.max( Math. eval constructor prototype __proto__ this new function return => "Espoo" \'12,5\' ä ö å Å \u0308 ｅ 💥 \u0000';
const pieces = WORDS.split(' ');

type Random = (below: number) => number;

/** Any characters at all, lone surrogates included. */
const bytes = (random: Random): string =>
  Array.from({ length: random(60) }, () => String.fromCharCode(random(random(2) ? 128 : 65_536))).join('');

/** Pieces of the language in any order. */
const soup = (random: Random): string =>
  `{${Array.from({ length: random(40) }, () => pieces[random(pieces.length)]).join(random(2) ? ' ' : '')}}`;

/** Sources by the grammar, so that many of them have a value. */
function sentence(random: Random, depth: number): string {
  const inner = (): string => sentence(random, depth - 1);
  const leaf = (): string =>
    ['1', '2,5', '0', '"a"', "'7'", 'true', 'null', 'm3', 'kesto', 'kaupunki', 'vehiclePuomi'][random(11)] ??
    '1';
  if (depth <= 0) return leaf();
  const signs = ['+', '-', '*', '/', '%', '<', '>', '==', '!=', '&&', '||', '===', '<='];
  switch (random(6)) {
    case 0:
      return leaf();
    case 1:
      return `(${inner()})`;
    case 2:
      return `${['!', '-', '+'][random(3)] ?? ''}(${inner()})`;
    case 3:
      return `(${inner()}) ? (${inner()}) : (${inner()})`;
    case 4:
      return `max((${inner()}); (${inner()}))`;
    default:
      return `(${inner()}) ${signs[random(signs.length)] ?? '+'} (${inner()})`;
  }
}

/** Changes, doubles or removes one character of a valid formula. */
function damaged(random: Random): string {
  const source = `a {${sentence(random, 3)}} b`;
  const at = random(source.length);
  const piece = pieces[random(pieces.length)] ?? '';
  return source.slice(0, at) + (random(3) ? piece : '') + source.slice(at + random(3));
}

export function randomSource(random: Random): string {
  switch (random(4)) {
    case 0:
      return bytes(random);
    case 1:
      return soup(random);
    case 2:
      return damaged(random);
    default:
      return `{${sentence(random, random(5))}}`;
  }
}
