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

/** Each cut comes up to so many times in a row; a release tries five. */
const MOST_TIMES = Number(process.env.LAHETYS_CUT_TIMES ?? 1);

/** How long a test may take: the pause after a fault grows with each that follows. */
export const CUT_TIMEOUT_MS = MOST_TIMES * 60_000;

/** Every way to cut what must not happen twice. */
export const wholly = (path: string): Cut[] => [
  ...Array.from({ length: MOST_TIMES }, (_, index) =>
    [...all, 'slow'].map((mode) => ({ mode, path, times: index + 1 })),
  ).flat(),
  ...(MOST_TIMES > 1 ? [] : [{ mode: 'losing', path, times: 2 }]),
];
/** A drawn cut of each of the other requests; a release tries all of them. */
export const drawn = (paths: string[]): Cut[] =>
  MOST_TIMES > 1
    ? paths.flatMap(wholly)
    : paths.map((path) => ({ mode: all[random(all.length)] ?? 'reset', path, times: 1 + random(2) }));

/** How often an invoicer sends again what is said to have failed. */
const RETRIES = 5;

/** Sends an invoice over a cut way, and again while that is said to have failed: then it must not be there. */
export async function sentOver(company: SendingCompany, { mode, path, times }: Cut) {
  await company.clear();
  const keikkaLaskuId = await company.lasku();
  // Longer than an answer is waited for, and shorter than until the second look.
  await company.behave(mode, { path, times, ...(mode === 'slow' && { delayMs: 1_300 }) });
  for (let retry = 0; ; retry += 1) {
    await company.laheta(keikkaLaskuId);
    const lahetys = await company.paattynyt(keikkaLaskuId, CUT_TIMEOUT_MS / 2);
    if (lahetys.tila !== 'epäonnistui' || retry === RETRIES) return lahetys;
    expect([await company.inNetvisor(), await company.inFennoa()]).toEqual([[], []]);
  }
}
