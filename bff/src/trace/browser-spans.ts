import { hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure, headers, traceCalls, type Actor } from '@keikka/contracts';
import { belowSpan, Clock, Tracing } from '@keikka/server';
import { bffEnvironment, type BffEnv } from '../env.js';
import { limitKey } from '../limits/limits.js';
import { placed, requestName, spanHeader, spanIdOf, type Measured } from './browser-span.rules.js';

const EXPOSED = 'access-control-expose-headers';
/** The report of spans has none of the browser's above it, or each report would bring the next. */
const reportName = requestName(traceCalls.addSpans.method, traceCalls.addSpans.path);

/** The browser's spans, the roots of traces: which span an answer leaves to it, and what it then reports of it. */
@Injectable()
export class BrowserSpans {
  private readonly key: Buffer;

  constructor(
    @Inject(bffEnvironment) env: BffEnv,
    private readonly tracing: Tracing,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', env.JWT_SECRET, '', 'keikka browser span', 32));
  }

  /** Runs the work of a request of our own pages below the browser's span, if its trace is kept. A partner's page has none. */
  below<T>(
    { context: { correlationId: traceId, actor }, identity }: FastifyRequest,
    reply: FastifyReply,
    name: string,
    work: () => T,
  ): T {
    if (identity?.kind !== 'person' || name === reportName || !this.tracing.keeps(traceId)) return work();
    const request = { caller: limitKey(actor), traceId, name, came: this.clock.now().getTime() };
    const spanId = spanIdOf(this.key, request);
    void reply
      .header(headers.browserSpan, spanHeader(spanId, request))
      .header(EXPOSED, [reply.getHeader(EXPOSED), headers.browserSpan].filter(Boolean).join(', '));
    return belowSpan({ traceId, spanId }, work);
  }

  /**
   * Writes all of them or none.
   * @throws Failure REQUEST.NOT_FOUND while nothing is traced; REQUEST.INVALID for one that is not of a request of the caller's
   */
  add(actor: Actor, spans: readonly Measured[]): void {
    const { browser } = this.tracing;
    if (!browser) throw new Failure('REQUEST.NOT_FOUND');
    const now = this.clock.now().getTime();
    const found = spans.map((measured, index) => {
      const span = placed(this.key, limitKey(actor), measured, now);
      if (span) return span;
      throw new Failure('REQUEST.INVALID', [
        { field: `spans.${index}`, problem: 'must be of a request of your own in the last minutes' },
      ]);
    });
    for (const span of found) browser.write(span);
  }
}
