import { ArgumentsHost, Catch, ExceptionFilter, Injectable, Logger } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import { from, mergeMap, throwError, type Observable } from 'rxjs';
import { Failure } from '@keikka/contracts';
import { DatabaseFailures } from './database-failures.js';
import { contextOf } from './request-context.js';
import type { WireFailure } from './wire.js';

/**
 * Expected failures travel as their code. Any other error is logged here and leaves as INTERNAL, or as the failure whose
 * cause it is. That Postgres is busy or gone goes before both, since then the same call may succeed in a moment.
 */
@Catch()
@Injectable()
export class MessageFailureFilter implements ExceptionFilter {
  private readonly logger = new Logger('message');

  constructor(private readonly database: DatabaseFailures) {}

  catch(error: unknown, host: ArgumentsHost): Observable<never> {
    if (host.getType() !== 'rpc') throw error;
    const nats = host.switchToRpc().getContext<NatsContext>();
    return from(this.toWire(error, nats)).pipe(mergeMap((wire) => throwError(() => wire)));
  }

  private async toWire(error: unknown, nats: NatsContext): Promise<WireFailure> {
    const failure = error instanceof Failure ? error : new Failure('INTERNAL', undefined, { cause: error });
    const { code, details, cause } = failure;
    if (cause === undefined) return { code, details };
    const { correlationId } = contextOf(nats);
    this.logger.error({ err: cause, correlationId, subject: nats.getSubject() });
    const databaseCode = await this.database.codeOf(cause);
    return databaseCode ? { code: databaseCode } : { code, details };
  }
}
