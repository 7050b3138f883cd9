import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Metrics, runInContext } from '@keikka/server';
import { Staleness } from '../cache/staleness.js';
import { isBulk } from '../calls/bulk.js';
import { requestOf } from '../calls/request.js';
import { Limits } from '../limits/limits.js';
import { BrowserSpans } from '../trace/browser-spans.js';
import { requestName } from '../trace/browser-span.rules.js';
import { normaliseKeys } from './input-keys.js';

/**
 * Reads the keys of the body, which the guards have let in, opens the request context around a route, so that actor,
 * correlation id and retry key travel on to the services, and measures the route, below the browser's span where it is traced.
 * Cache entries that a write has made stale are cleared before its answer leaves, so that the writer reads the new state at once.
 * Other replicas learn it from the event feed a moment later.
 */
@Injectable()
export class RequestInterceptor implements NestInterceptor {
  constructor(
    private readonly metrics: Metrics,
    private readonly staleness: Staleness,
    private readonly limits: Limits,
    private readonly browserSpans: BrowserSpans,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = requestOf(execution);
    request.body = normaliseKeys(request.body);
    const reply = execution.switchToHttp().getResponse<FastifyReply>();
    const name = requestName(request.method, request.routeOptions.url ?? '');
    const work = async (): Promise<unknown> => {
      const answer = await this.inTurn(request, isBulk(execution.getHandler()), () =>
        lastValueFrom(next.handle(), { defaultValue: undefined }),
      );
      for (const event of request.context.events ?? []) await this.staleness.after(event);
      return answer;
    };
    return from(
      runInContext(request.context, () =>
        this.browserSpans.below(request, reply, name, () => this.metrics.time('http', name, work)),
      ),
    );
  }

  /** Nobody waits for a person who asks for much at once but that person. Who has gone meanwhile is answered nothing. */
  private async inTurn(
    { identity, raw: { socket } }: FastifyRequest,
    bulk: boolean,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    if (!identity) return work();
    return this.limits.inTurn(identity.actor, bulk, async () => (socket.destroyed ? undefined : work()));
  }
}
