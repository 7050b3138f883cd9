import type { Call } from '@keikka/contracts';
import type { Fields } from '@keikka/contracts/fields';

export const CALLS_KEY = 'keikka:calls';

export type Calls = [Call, ...Call[]];

/** The calls a handler answers, as its `@Route` says. */
export const callsOf = (handler: object): Calls => Reflect.getMetadata(CALLS_KEY, handler) as Calls;

/** What the calls of one handler take together. */
export const takenBy = (calls: Calls): Fields =>
  Object.assign({}, ...calls.map(({ takes }) => takes)) as Fields;
