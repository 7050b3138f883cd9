import { SpanKind } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, type Sampler, type SpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { SpanIds } from './spans.js';

/** A span that a browser measured, by the clock of this process. */
export interface BrowserSpan extends SpanIds {
  name: string;
  begin: Date;
  end: Date;
}

/** Writes the spans of browsers. Its provider is its own, since service and ids are not those of the process. */
export class BrowserTracer {
  private ids: SpanIds = { traceId: '', spanId: '' };
  private readonly provider: BasicTracerProvider;

  /** @param processor of the process, which ends it */
  constructor(sampler: Sampler, processor: SpanProcessor) {
    this.provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'keikka-browser' }),
      sampler,
      idGenerator: {
        generateTraceId: () => this.ids.traceId,
        generateSpanId: () => this.ids.spanId,
      },
      spanProcessors: [processor],
    });
  }

  write({ traceId, spanId, name, begin, end }: BrowserSpan): void {
    this.ids = { traceId, spanId };
    const options = { kind: SpanKind.CLIENT, root: true, startTime: begin };
    this.provider.getTracer('keikka').startSpan(name, options).end(end);
  }
}
