import { errors, namesInPath, type Call } from '@keikka/contracts';
import { randomNumbers } from '@keikka/domain/random';
import type { Caller } from './house-bff.js';
import { matrix } from './matrix/matrix.js';
import type { MatrixRow } from './matrix/row.js';
import type { Suite } from './suite.js';

const BODIES = 12;

/** What no field takes, or only by chance. No number of a thing that exists is among it, so nothing is changed. */
const values: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  2_147_483_648,
  1e308,
  999_999,
  '',
  ' ',
  '999999',
  'NaN',
  '0x10',
  '2026-13-45T99:00:00.000Z',
  '2026-11-20T06:00:00.000Z',
  '20261320',
  "'; drop table keikka; --",
  '\u0000',
  '😀'.repeat(3000),
  [],
  [null, {}, [1]],
  {},
  { length: 1e9, toString: 1, __proto__: null },
];

function randomInput(call: Call, roll: (below: number) => number): Record<string, unknown> {
  const inUrl = call.method === 'GET' || call.method === 'DELETE';
  const anyOf = (): unknown => {
    const value = values[roll(values.length)];
    // A whole emoji has two units.
    return inUrl ? JSON.stringify(value).slice(0, 41) : value;
  };
  const inPath = new Set(namesInPath(call));
  const entries = Object.keys(call.takes).flatMap((name): [string, unknown][] => {
    if (inPath.has(name)) return [[name, inUrl ? anyOf() : '0']];
    return roll(5) === 0 ? [] : [[name, anyOf()]];
  });
  return Object.fromEntries([...entries, ['nobody knows this', anyOf()]]);
}

/** Who has the right, so that the input is looked at and not only the caller. */
const holderOf = ({ right: { holders } }: MatrixRow): Caller =>
  holders.find((caller) => caller === 'yritys' || caller === 'laskutus') ?? holders[0] ?? 'ajojarjestelija';

/** Bodies of chance at every door but those of the session, which would end it. */
export function randomContract(suite: Suite): void {
  const rows = matrix.filter(
    ({ call }) => !call.path.startsWith('/api/auth') && !call.path.startsWith('/api/embed'),
  );

  it.each(rows.map((row, index) => [`${row.call.method} ${row.call.path}`, row, index] as const))(
    '%s answers a strange body with a fault in words',
    async (_name, row, index) => {
      const roll = randomNumbers(index + 1);
      for (let body = 0; body < BODIES; body++) {
        const input = randomInput(row.call, roll);
        const { status, body: answer } = await suite.send(holderOf(row), row.call, input);
        const told = JSON.stringify({ input, answer }).slice(0, 600);
        expect([status < 500 && status !== 429, told]).toEqual([true, told]);
        if (status < 400) continue;
        expect([answer.errorCode in errors, told]).toEqual([true, told]);
        if (answer.errorCode === 'REQUEST.INVALID')
          expect(answer.errorDetails).toContainEqual(expect.objectContaining({ field: expect.any(String) }));
      }
    },
  );
}
