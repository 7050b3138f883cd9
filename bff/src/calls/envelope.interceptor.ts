import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { callsOf } from './calls-of.js';

/** Puts the answer into the envelope, with `ok` beside it where the specification says "returns ok" (C-95). */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const [{ success }] = callsOf(execution.getHandler());
    const envelope = success === 'ok' ? { success: true, ok: true } : { success: true };
    return next.handle().pipe(map((data: unknown) => ({ ...envelope, data })));
  }
}
