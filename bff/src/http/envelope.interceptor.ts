import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';

/** The answer of a call the specification says "returns ok": `ok` stands beside the data (C-95). */
export class Done {
  constructor(readonly data: unknown) {}
}

@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next
      .handle()
      .pipe(
        map((value: unknown) =>
          value instanceof Done
            ? { success: true, ok: true, data: value.data }
            : { success: true, data: value },
        ),
      );
  }
}
