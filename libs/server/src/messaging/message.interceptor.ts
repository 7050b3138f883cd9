import { CallHandler, ExecutionContext, Injectable, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { NatsContext } from '@nestjs/microservices';
import type { MsgHdrs } from '@nats-io/transport-node';
import { Observable, from, lastValueFrom } from 'rxjs';
import { Failure } from '@keikka/contracts';
import { Metrics } from '../metrics/metrics.js';
import { belowParent } from '../tracing/spans.js';
import { isAllowed, NEEDS_KEY, type Need } from './permissions.js';
import { contextOf, runInContext } from './request-context.js';
import { ReplyOfWrite } from './wire.js';

/** Wraps every NATS handler: it checks the permission, opens the request context and measures. */
@Injectable()
export class MessageInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly metrics: Metrics,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (execution.getType() !== 'rpc') return next.handle();
    const nats = execution.switchToRpc().getContext<NatsContext>();
    const context = contextOf(nats);
    const needs = this.reflector.get<Need[] | undefined>(NEEDS_KEY, execution.getHandler());
    // A handler without a declaration is closed, even if lint and tests missed it.
    if (!needs || !isAllowed(context.actor, needs)) throw new Failure('AUTH.FORBIDDEN');
    const answer = runInContext(context, () =>
      belowParent(nats.getHeaders() as MsgHdrs | undefined, () =>
        this.metrics.time('message', nats.getSubject(), () =>
          lastValueFrom(next.handle(), { defaultValue: null }),
        ),
      ),
    );
    const { events = [] } = context;
    return from(
      answer.then((response: unknown) => (events.length > 0 ? new ReplyOfWrite(response, events) : response)),
    );
  }
}
