import { OLDEST_SPAN_MS, SPANS_AT_ONCE, traceCalls } from '@keikka/contracts';
import type { ApiClient } from '../http/api-client.js';
import type { TracedAnswer } from '../http/send-call.js';

/** Answers of one screen are reported together. */
const GATHER_MS = 1_000;

let gathered: TracedAnswer[] = [];

/** Reports what the browser measured of a request that the server traces. This module is fetched when there is one. */
export function report(api: ApiClient, answer: TracedAnswer): void {
  gathered.push(answer);
  if (gathered.length === 1) setTimeout(() => send(api), GATHER_MS);
}

function send(api: ApiClient): void {
  const now = performance.now();
  const spans = gathered.slice(0, SPANS_AT_ONCE).map(({ span, call, began, ended }) => ({
    span,
    call,
    beganAgo: Math.min(now - began, OLDEST_SPAN_MS),
    endedAgo: Math.min(now - ended, OLDEST_SPAN_MS),
  }));
  gathered = gathered.slice(SPANS_AT_ONCE);
  if (gathered.length > 0) setTimeout(() => send(api), GATHER_MS);
  // A trace without its root is still one; nobody in front of the page waits for it.
  api.ask(traceCalls.addSpans, { spans }, { needsToken: true, priority: 'low' }).catch(() => undefined);
}
