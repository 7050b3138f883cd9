import { Injectable } from '@nestjs/common';
import { errors, Failure } from '@keikka/contracts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { traced } from '../tracing/spans.js';

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

/** The process's Prometheus metrics, served at `/metrics`. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'keikka_request_duration_seconds',
    help: 'Duration of HTTP routes, NATS subjects and calls to outside systems; its count is the request count.',
    labelNames: ['kind', 'name', 'outcome'],
    buckets,
    registers: [this.registry],
  });
  readonly cache = new Counter({
    name: 'keikka_cache_reads_total',
    help: 'Cache reads by result: hit, miss, or skipped because Redis did not answer.',
    labelNames: ['cache', 'result'],
    registers: [this.registry],
  });
  readonly outboxLag = new Gauge({
    name: 'keikka_outbox_lag_rows',
    help: 'Events that waited in the outbox at the last look.',
    registers: [this.registry],
  });
  readonly outboxSetAside = new Counter({
    name: 'keikka_outbox_set_aside_total',
    help: 'Events that NATS can never take and that were not published.',
    registers: [this.registry],
  });
  readonly messagesDropped = new Counter({
    name: 'keikka_messages_dropped_total',
    help: 'Requests over NATS that were not carried out: late (nobody waits any more) or unsealed (not of this house).',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  readonly sockets = new Gauge({
    name: 'keikka_sockets',
    help: 'Open live sockets.',
    registers: [this.registry],
  });

  readonly outsideRetries = new Counter({
    name: 'keikka_outside_retries_total',
    help: 'Attempts after the first in calls to an outside system.',
    labelNames: ['system'],
    registers: [this.registry],
  });
  readonly outsideResting = new Gauge({
    name: 'keikka_outside_resting',
    help: '1 while an outside system is left alone because it failed again and again.',
    labelNames: ['system'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  observe(kind: 'http' | 'message' | 'outside', name: string, outcome: string, seconds: number): void {
    this.durations.observe({ kind, name, outcome }, seconds);
  }

  /** Runs the work as a span and records its duration and outcome: `ok`, `refused` (with a reason that is the asker's), or `error`. */
  async time<T>(kind: 'http' | 'message', name: string, work: () => Promise<T>): Promise<T> {
    const from = performance.now();
    let outcome = 'ok';
    try {
      return await traced(kind, name, work);
    } catch (error) {
      outcome = isRefusal(error) ? 'refused' : 'error';
      throw error;
    } finally {
      this.observe(kind, name, outcome, (performance.now() - from) / 1_000);
    }
  }
}

const isRefusal = (error: unknown): boolean => error instanceof Failure && errors[error.code].status < 500;
