import type { Place } from '@keikka/domain/ajomatka';
import { OutsideSystem, type Metrics, type OutsideAnswer, type Outcome } from '@keikka/server';
import type { OrderEnv } from '../env.js';
import { readRoute } from './osrm.rules.js';
import { Reititys, type Reitti } from './reititys.js';

/** Half a metre, and never a number as `1e-7`. */
const DECIMALS = 6;
/** In this order (integrations.md §6). */
const coordinates = ({ lat, lng }: Place): string => `${lng.toFixed(DECIMALS)},${lat.toFixed(DECIMALS)}`;

const BAD_REQUEST = 400;
const MAX_BYTES = 1_000_000;
/** A board full of orders asks for each once; those that come on top wait for their turn. */
const WAITING = 400;

/** OSRM (integrations.md §6). */
export class Osrm extends Reititys {
  readonly lahde = 'osrm';
  private readonly system: OutsideSystem;

  constructor(
    {
      OSRM_URL: baseUrl,
      KARTTA_TIMEOUT_MILLISECONDS: timeoutMs,
    }: Pick<OrderEnv, 'OSRM_URL' | 'KARTTA_TIMEOUT_MILLISECONDS'>,
    metrics: Metrics,
  ) {
    super();
    const limits = { timeoutMs, attempts: 2, longestPauseMs: timeoutMs / 2, waiting: WAITING };
    this.system = new OutsideSystem({ name: 'osrm', baseUrl, maxBytes: MAX_BYTES, limits }, metrics);
  }

  valilla(from: Place, to: Place): Promise<Outcome<Reitti | null>> {
    return this.system.ask({
      name: 'route',
      path: `route/v1/driving/${coordinates(from)};${coordinates(to)}`,
      query: { overview: 'simplified', geometries: 'geojson', steps: 'false' },
      // It says with this status why there is no way.
      alsoReads: [BAD_REQUEST],
      read: (answer: OutsideAnswer) => readRoute(answer.json(), from, to),
    });
  }
}
