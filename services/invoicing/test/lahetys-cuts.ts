import { randomNumbers } from '@keikka/domain/random';
import type { SendingCompany } from './lahetys-company.js';

/** A cut of the way to a system: where, how and how many times. */
export interface Cut {
  mode: string;
  path: string;
  times: number;
}

const before = ['failing', 'throttling', 'maintenance', 'reset'];
const after = ['losing', 'halving', 'failing-after', 'duplicate'];
const all = [...before, ...after];
const random = randomNumbers(20_261_127);

/** Every way to cut what must not happen twice. */
export const wholly = (path: string): Cut[] => [
  ...all.map((mode) => ({ mode, path, times: 1 })),
  { mode: 'losing', path, times: 2 },
  { mode: 'slow', path, times: 1 },
];
/** A drawn cut of each of the other requests. */
export const drawn = (paths: string[]): Cut[] =>
  paths.map((path) => ({ mode: all[random(all.length)] ?? 'reset', path, times: 1 + random(2) }));

/** Sends an invoice over a cut way. */
export async function sentOver(company: SendingCompany, { mode, path, times }: Cut) {
  await company.clear();
  const keikkaLaskuId = await company.lasku();
  // Longer than an answer is waited for, and shorter than until the second look.
  await company.behave(mode, { path, times, ...(mode === 'slow' && { delayMs: 1_300 }) });
  await company.laheta(keikkaLaskuId);
  return company.paattynyt(keikkaLaskuId);
}
