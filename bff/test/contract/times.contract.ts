import { allCalls, type Call } from '@keikka/contracts';
import type { Field, Fields } from '@keikka/contracts/fields';
import type { Suite } from './suite.js';

const badInstants = [
  '2026-11-22T10:00:00+99:99',
  '2026-11-22T10:00:00+24:00',
  '2026-02-30T10:00:00Z',
  '2026-11-22T24:00:00Z',
  '2100-01-01T00:00:00Z',
];
const badDays = ['20260230', '20261301', '2026112', '21000101'];

/** Every input of every call that is a time or a day, in lines too; a new call is in it by its declaration. */
const times = allCalls.flatMap((call) =>
  timesIn(call.takes).map((name) => ({ title: `${call.method} ${call.path} ${name.path}`, call, ...name })),
);

interface Time {
  path: string;
  isDay: boolean;
  /** The input of a call with this value in its place. */
  holding: (value: string) => object;
}

function timesIn(fields: Fields): Time[] {
  return Object.entries(fields).flatMap(([name, field]) => timesOf(name, field));
}

function timesOf(name: string, field: Field): Time[] {
  if (field.kind === 'instant' || field.kind === 'day')
    return [{ path: name, isDay: field.kind === 'day', holding: (value) => ({ [name]: value }) }];
  if (field.kind !== 'lines') return [];
  return timesIn(field.fields).map(({ path, isDay, holding }) => ({
    path: `${name}.0.${path}`,
    isDay,
    holding: (value) => ({ [name]: [holding(value)] }),
  }));
}

/** Inputs of a path must be there for the path to be one. */
const others = (call: Call): object =>
  Object.fromEntries(
    Object.entries(call.takes).map(([name, { kind }]) => [
      name,
      kind === 'instant' ? '2026-11-20T07:00:00Z' : kind === 'day' ? '20261120' : 1,
    ]),
  );

/** Impossible times at the door, each named. */
export function timesContract(suite: Suite): void {
  describe('an impossible time', () => {
    it('is tried in every call that takes one', () => {
      expect(times.length).toBeGreaterThan(15);
    });

    it.each(times)('is refused with its name: $title', async ({ call, path, isDay, holding }) => {
      for (const value of isDay ? badDays : badInstants) {
        const answer = await suite.send('jarjestelma', call, { ...others(call), ...holding(value) });
        expect([value, answer.status, answer.body.errorCode]).toEqual([value, 400, 'REQUEST.INVALID']);
        const named = (answer.body.errorDetails as { field: string }[]).map(({ field }) => field);
        expect(named).toContain(path);
      }
    });
  });
}
