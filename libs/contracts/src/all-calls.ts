import type { Call } from './call.js';
import * as callsOfResources from './calls.js';

/** Every call of the HTTP API. */
export const allCalls: readonly Call[] = Object.values(callsOfResources).flatMap((calls) =>
  Object.values<Call>(calls),
);

const names = new Map(
  Object.values(callsOfResources).flatMap((calls) =>
    Object.entries<Call>(calls).map(([name, call]) => [call, name] as const),
  ),
);

/** The name of a call in its resource: `copy` of `keikkaCalls.copy`. */
export function nameOf(call: Call): string {
  const name = names.get(call);
  if (name === undefined) throw new Error(`${call.method} ${call.path} is no call of the contract`);
  return name;
}
