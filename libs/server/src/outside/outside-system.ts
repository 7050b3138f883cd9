import { Logger } from '@nestjs/common';
import { currentContext } from '../messaging/request-context.js';
import type { Metrics } from '../metrics/metrics.js';
import { noData, type NoDataReason, type Outcome } from './outcome.js';
import {
  contentTypeOf,
  mayRepeat,
  sendOnce,
  urlOf,
  type OutgoingRequest,
  type OutsideCall,
} from './outside-call.js';
import { Resilience, type OutsideLimits } from './resilience.js';

const MAX_BYTES = 5_000_000;

export interface OutsideOptions<Secret extends string> {
  /** Its name in metrics and logs, such as `fmi`. */
  name: string;
  /** Undefined in an installation without the system. */
  baseUrl: string | undefined;
  /** If one of them is missing, the system is not configured. Only `sign` reads them, and they are never logged. */
  secrets?: Record<Secret, string | undefined>;
  /** Runs before each attempt and adds the keys to the request. */
  sign?: (request: OutgoingRequest, secrets: Record<Secret, string>) => void;
  /** The header in which the system accepts the id of our request. */
  correlationHeader?: string;
  limits?: Partial<OutsideLimits>;
  /** The largest unpacked answer; 5 MB when absent. */
  maxBytes?: number;
}

/** Reasons that are logged once, when the state begins, and not for each call. */
const quiet = new Set<NoDataReason>(['not-configured', 'busy', 'resting']);

/**
 * The only way to an outside system over HTTP. A call ends within its time with the system's answer or with `noData`,
 * which says why and whether the system may have acted. It throws only for faults of our own. Safe calls and those
 * marked as repeatable are retried with jittered pauses. A system that fails repeatedly is not called for a while and
 * is then probed with one call. The number of concurrent calls is limited. Make one per system and process, because it
 * holds the state of the system.
 *
 * One system is one port of the feature and one adapter:
 *
 * ```ts
 * export abstract class Weather {
 *   abstract at(place: Place, time: Date): Promise<Outcome<Observation | null>>;
 * }
 *
 * export class FmiWeather extends Weather {
 *   private readonly fmi: OutsideSystem;
 *   constructor(values: WeatherEnv, metrics: Metrics) {
 *     super();
 *     this.fmi = new OutsideSystem({ name: 'fmi', baseUrl: values.FMI_URL }, metrics);
 *   }
 *   at(place: Place, time: Date) {
 *     const query = { request: 'getFeature', latlon: `${place.lat},${place.lon}`, starttime: toIso(time) };
 *     return this.fmi.ask({ name: 'forecast', path: 'wfs', query, read: (answer) => toObservation(answer.text()) });
 *   }
 * }
 * ```
 */
export class OutsideSystem<Secret extends string = never> {
  private readonly logger = new Logger('outside');
  private readonly access: Access<Secret> | undefined;
  private readonly resilience: Resilience;

  /** @throws when the base URL is none, is not http or carries a password */
  constructor(
    private readonly options: OutsideOptions<Secret>,
    private readonly metrics: Metrics,
  ) {
    const { name: system, limits = {} } = options;
    this.access = accessOf(options);
    this.resilience = new Resilience(limits, {
      repeats: () => this.metrics.outsideRetries.inc({ system }),
      rests: (isResting) => this.noteRest(isResting),
    });
    this.metrics.outsideResting.set({ system }, 0);
  }

  /** Sends the request once or, where that is safe, several times. */
  async ask<T>(call: OutsideCall<T>): Promise<Outcome<T>> {
    const { name: system } = this.options;
    const from = performance.now();
    const outcome = await this.outcomeOf(call);
    const reason = 'noData' in outcome ? outcome.noData.reason : 'ok';
    this.metrics.observe('outside', `${system}.${call.name}`, reason, (performance.now() - from) / 1_000);
    if ('noData' in outcome && !quiet.has(outcome.noData.reason))
      this.logger.warn({ system, call: call.name, ...outcome.noData }, 'No data from an outside system');
    return outcome;
  }

  private async outcomeOf<T>(call: OutsideCall<T>): Promise<Outcome<T>> {
    const { access, options } = this;
    if (!access) return noData('not-configured');
    const maxBytes = options.maxBytes ?? MAX_BYTES;
    return this.resilience.run(mayRepeat(call), (signal) =>
      sendOnce(this.requestOf(call, access), call, maxBytes, signal),
    );
  }

  private requestOf(call: OutsideCall<unknown>, { baseUrl, secrets }: Access<Secret>): OutgoingRequest {
    const { name, sign, correlationHeader } = this.options;
    try {
      const headers = new Headers({ ...contentTypeOf(call.body), ...call.headers });
      if (correlationHeader) headers.set(correlationHeader, currentContext().correlationId);
      const request = { method: call.method ?? 'GET', url: urlOf(baseUrl, call), headers };
      sign?.(request, secrets);
      call.sign?.(request);
      return request;
    } catch {
      // The error's message is left out, because it quotes the invalid header.
      throw new Error(`${name}.${call.name}: the request cannot be made with these headers and keys`);
    }
  }

  private noteRest(isResting: boolean): void {
    const { name: system } = this.options;
    this.metrics.outsideResting.set({ system }, isResting ? 1 : 0);
    if (isResting) this.logger.warn({ system }, 'An outside system is left alone for a while');
    else this.logger.log({ system }, 'An outside system answers again');
  }
}

/** The settings needed to reach the system. */
interface Access<Secret extends string> {
  baseUrl: string;
  secrets: Record<Secret, string>;
}

/** Undefined when the address or a key is missing. */
function accessOf<Secret extends string>(options: OutsideOptions<Secret>): Access<Secret> | undefined {
  const { name, baseUrl, secrets = {} } = options;
  if (baseUrl === undefined || Object.values<string | undefined>(secrets).includes(undefined))
    return undefined;
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new Error(`${name}: the base URL is not an http address`);
  if (url.username || url.password)
    throw new Error(`${name}: the base URL carries a password; give it as a secret`);
  return { baseUrl, secrets: secrets as Record<Secret, string> };
}
