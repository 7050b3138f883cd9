import type { Call } from '@keikka/contracts';
import type { Fields } from '@keikka/contracts/fields';

export const CALLS_KEY = 'keikka:calls';

export type Calls = [Call, ...Call[]];

/** The calls a handler answers, from its `@Route`. */
export const callsOf = (handler: object): Calls => Reflect.getMetadata(CALLS_KEY, handler) as Calls;

/** The inputs of all calls of one handler. */
export const takenBy = (calls: Calls): Fields =>
  Object.assign({}, ...calls.map(({ takes }) => takes)) as Fields;
