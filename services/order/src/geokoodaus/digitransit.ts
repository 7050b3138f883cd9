import type { Geokoodi } from '@keikka/contracts';
import { OutsideSystem, type Metrics, type OutsideAnswer, type Outcome } from '@keikka/server';
import type { OrderEnv } from '../env.js';
import { readGeokoodi } from './digitransit.rules.js';
import { Geokoodaus } from './geokoodaus.js';

const KEY_HEADER = 'digitransit-subscription-key';
/** The likeliest alone is read. */
const SIZE = 1;
const MAX_BYTES = 100_000;
/** The quota of a key is counted by the minute: a crowd waits for its turn. */
const CONCURRENT = 4;
const WAITING = 200;

type DigitransitEnv = Pick<OrderEnv, 'DIGITRANSIT_URL' | 'DIGITRANSIT_KEY' | 'KARTTA_TIMEOUT_MILLISECONDS'>;

/** The geocoding of Digitransit, a Pelias (integrations.md §6). */
export class Digitransit extends Geokoodaus {
  readonly lahde = 'digitransit';
  private readonly system: OutsideSystem<'key'>;

  constructor(
    {
      DIGITRANSIT_URL: baseUrl,
      DIGITRANSIT_KEY: key,
      KARTTA_TIMEOUT_MILLISECONDS: timeoutMs,
    }: DigitransitEnv,
    metrics: Metrics,
  ) {
    super();
    this.system = new OutsideSystem(
      {
        name: 'digitransit',
        baseUrl,
        secrets: { key },
        sign: ({ headers }, secrets) => headers.set(KEY_HEADER, secrets.key),
        maxBytes: MAX_BYTES,
        limits: {
          timeoutMs,
          attempts: 2,
          longestPauseMs: timeoutMs / 2,
          concurrent: CONCURRENT,
          waiting: WAITING,
        },
      },
      metrics,
    );
  }

  hae(text: string): Promise<Outcome<Geokoodi | null>> {
    return this.system.ask({
      name: 'search',
      path: 'v1/search',
      query: { text, size: SIZE, lang: 'fi', layers: 'address', 'boundary.country': 'FIN' },
      read: (answer: OutsideAnswer) => readGeokoodi(answer.json()),
    });
  }
}
