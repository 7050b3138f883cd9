import { call } from '../call.js';
import { lines, number, text } from '../fields/field.js';

/** Spans of the browser that one call brings at most. */
export const SPANS_AT_ONCE = 50;

/** Older ones are refused. */
export const OLDEST_SPAN_MS = 5 * 60_000;

const ago = () => number({ from: 0, to: OLDEST_SPAN_MS, scale: 1, unit: 'ms' });

export const traceCalls = {
  /**
   * What the browser measured of requests whose traces are kept: 404 while nothing is traced. Times are milliseconds before the
   * call, since the clocks of browser and server differ.
   */
  addSpans: call('POST', '/api/trace/spans')
    .takes({
      spans: lines(
        {
          /** As the header `x-browser-span` of the answer named it. */
          span: text(80),
          /** Method and path as the contract prints them: no value is in it. */
          call: text(200),
          beganAgo: ago(),
          endedAgo: ago(),
        },
        { most: SPANS_AT_ONCE },
      ),
    })
    .answersOk(),
} as const;
