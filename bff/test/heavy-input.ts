import { randomNumbers } from '@keikka/domain/random';

/** The most that a body may have; see `http-door.ts`. */
export const MOST_BYTES = 512 * 1_024;

/** What is costly to compose, fold, escape, match or trim. */
const pieces = [
  '\u0301\u0316',
  '\u0334\u0316\u0301\u0345\u0591',
  '\u0344\u0316',
  '\u0f73',
  `a${'\u0301\u0316'.repeat(15)}`,
  'a\u0308',
  '\u1100\u1161\u11a8',
  '\u1161',
  '\ud800',
  '\u{1d15e}',
  '\u0130',
  '\u200e',
  ' ',
  '@',
  '1',
  '-',
];

type Random = (below: number) => number;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** A text that has so many bytes in JSON, of one piece or of two that alternate. */
function textOf(random: Random, bytes: number): string {
  const drawn = () => pieces[random(pieces.length)] ?? '';
  const part = random(2) ? drawn() : drawn() + drawn();
  return `a${part.repeat(Math.max(0, Math.floor((bytes - 3) / (bytesOf(part) - 2))))}`;
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: Math.floor(count) }, (_, index) => make(index));
const shortKey = (index: number): string => `k${index.toString(36)}`;
const keys = (count: number): object => Object.fromEntries(times(count, (i) => [shortKey(i), 0]));
/** What a body may have beside the e-mail and the password. */
const SPARE_BYTES = MOST_BYTES - 200;

/** Bodies as JSON, each about as large as it may be. */
const shapes: Readonly<Record<string, (random: Random) => string>> = {
  'a long key': (random) => login({ [textOf(random, SPARE_BYTES)]: 0 }),
  'long keys': (random) => {
    const [length, prefix] = [200 + random(20_000), random(26)];
    return login(
      Object.fromEntries(
        times(SPARE_BYTES / length, (i) => [`${textOf(random, length - 12)}${prefix}${i}`, 0]),
      ),
    );
  },
  'many keys': () => login(keys(SPARE_BYTES / 10)),
  'a long e-mail': (random) => login({ email: textOf(random, SPARE_BYTES) }),
  'a long password': (random) => login({ password: textOf(random, SPARE_BYTES) }),
  'a list of texts': (random) => {
    const length = 20 + random(5_000);
    return login({ email: times(SPARE_BYTES / length, () => textOf(random, length - 3)) });
  },
  'keys in the e-mail': () => login({ email: keys(SPARE_BYTES / 10) }),
  'keys in a list': () => login({ email: times(SPARE_BYTES / 13, (i) => ({ [shortKey(i)]: 0 })) }),
  'lists in lists': (random) => {
    const length = 1 + random(1_900);
    return login({ email: times(SPARE_BYTES / (2 * length + 3), () => times(length, () => 0)) });
  },
  'lists in depth': () => `${'['.repeat(SPARE_BYTES / 2)}${']'.repeat(SPARE_BYTES / 2)}`,
  'objects in depth': () => `${'{"a":'.repeat(SPARE_BYTES / 6)}0${'}'.repeat(SPARE_BYTES / 6)}`,
  'a text alone': (random) => JSON.stringify(textOf(random, SPARE_BYTES)),
  'a list alone': () => JSON.stringify(times(SPARE_BYTES / 2, () => 0)),
  'a prototype': () => `[${'{},'.repeat(SPARE_BYTES / 3)}{"__proto__":{}}]`,
  'as many keys as are taken': () => login({ email: times(5, () => keys(1_990)) }),
  'as many keys beside as are taken': () => login(keys(1_990)),
  'as many keys in small objects as are taken': () => login({ email: times(40, () => keys(240)) }),
  'as long lists as are taken': () => login({ password: times(4, () => times(2_000, () => 0)) }),
};

const login = (more: object): string => JSON.stringify({ email: 'a@keikka.example', password: 'b', ...more });

/** So many bodies of each shape, the same for the same seed. */
export function heavyBodies(seed: number, ofEach: number): [shape: string, body: string][] {
  const random = randomNumbers(seed);
  return Object.entries(shapes).flatMap(([shape, make]) =>
    times(ofEach, (index): [string, string] => [`${shape}, ${index + 1}`, make(random)]),
  );
}

/** Texts of about so many bytes, the same for the same seed. */
export function heavyTexts(seed: number, count: number, bytes: number): [name: string, text: string][] {
  const random = randomNumbers(seed);
  return times(count, (index) => [`text ${index + 1}`, textOf(random, bytes)]);
}
