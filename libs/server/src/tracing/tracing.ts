import { randomBytes } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { context, propagation, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { env } from '../config/env.js';
import { BrowserTracer } from './browser-tracer.js';

/** The environment of traces, which every process reads. */
export const tracingEnv = {
  /** Of a collector, `http://collector:4318/v1/traces`; without it nothing is traced. */
  OTLP_URL: env.maybe(env.url()),
  /** The share of the requests that are traced; the same in all processes. */
  TRACE_SHARE: env.share(0.05),
};

interface TracingSettings {
  OTLP_URL: string | undefined;
  TRACE_SHARE: number;
}

/**
 * Sends the traces of a process to a collector. The id of a trace is the correlation id of its request, which the browser
 * gives, so that trace, log lines and history find each other; whether it is kept follows from the id, the same in every process.
 */
@Injectable()
export class Tracing implements OnApplicationShutdown {
  private readonly provider: BasicTracerProvider | undefined;
  private readonly sampler: TraceIdRatioBasedSampler;
  /** Absent while nothing is traced. */
  readonly browser: BrowserTracer | undefined;

  /** @param correlationId of the request that is being carried out */
  constructor(name: string, { OTLP_URL: url, TRACE_SHARE }: TracingSettings, correlationId: () => string) {
    this.sampler = new TraceIdRatioBasedSampler(TRACE_SHARE);
    if (url === undefined || TRACE_SHARE === 0) return;
    const processor = new BatchSpanProcessor(new OTLPTraceExporter({ url }));
    this.browser = new BrowserTracer(this.sampler, processor);
    this.provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ 'service.name': `keikka-${name}` }),
      sampler: this.sampler,
      idGenerator: {
        generateTraceId: () => traceIdOf(correlationId()),
        generateSpanId: () => randomBytes(8).toString('hex'),
      },
      spanProcessors: [processor],
    });
    trace.setGlobalTracerProvider(this.provider);
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  }

  /** Whether the trace is kept of a request whose sender has given its id, as our own pages do. */
  keeps(traceId: string): boolean {
    if (!this.browser || !TRACE_ID.test(traceId)) return false;
    const { decision } = this.sampler.shouldSample(ROOT_CONTEXT, traceId);
    return decision === SamplingDecision.RECORD_AND_SAMPLED;
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.provider) return;
    await this.provider.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  }
}

const TRACE_ID = /^[\da-f]{32}$/;

/** @param correlationId of our own pages and processes 128 bits; a partner's server may send another text */
function traceIdOf(correlationId: string): string {
  const id = correlationId.replaceAll('-', '').toLowerCase();
  return TRACE_ID.test(id) ? id : randomBytes(16).toString('hex');
}
