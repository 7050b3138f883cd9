import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Metrics, runInContext } from '@keikka/server';
import { requestOf } from './request.js';

/**
 * Opens the request context around everything a route does, so that actor, correlation id and retry key travel on to
 * the services; and measures the route.
 */
@Injectable()
export class RequestInterceptor implements NestInterceptor {
  constructor(private readonly metrics: Metrics) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = requestOf(execution);
    // Both forms of a path are one route in the figures.
    const name = `${request.method} ${request.routeOptions.url?.replace(/^\/api(?=\/)/, '') ?? ''}`;
    return from(
      runInContext(request.context, () =>
        this.metrics.time('http', name, () => lastValueFrom(next.handle(), { defaultValue: undefined })),
      ),
    );
  }
}
