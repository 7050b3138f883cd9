import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Injectable,
  Logger,
  NotFoundException,
  ServiceUnavailableException,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, Failure, failureBody, type ErrorCode } from '@keikka/contracts';
import { Identities } from '../auth/identities.js';
import { TooMany } from '../limits/too-many.js';
import { hearOut } from './hear-out.js';
import { methodsAt } from './known-paths.js';
import { refusalNote } from './refusal-note.js';

/** Refusals of Nest and Fastify, in our codes. */
const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  403: 'REQUEST.NOT_FOUND',
  404: 'REQUEST.NOT_FOUND',
  413: 'REQUEST.TOO_LARGE',
  415: 'REQUEST.NOT_JSON',
};

/** What the framework, or a library below it, says of a request that it refuses; 0 of anything else. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  return typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0;
}

const retryAfterSeconds: Partial<Record<number, number>> = { 503: 2, 504: 2 };

const tellsOfPaths: ReadonlySet<ErrorCode> = new Set(['REQUEST.NOT_FOUND', 'REQUEST.METHOD_NOT_ALLOWED']);

/**
 * Turns every failure into its coded body. Unexpected errors are logged with their correlation id and reveal nothing.
 */
@Catch()
@Injectable()
export class HttpFailureFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  constructor(
    private readonly http: HttpAdapterHost,
    private readonly identities: Identities,
  ) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    // A failed probe says what is down. Probes are for machines, so there is no envelope.
    if (error instanceof ServiceUnavailableException) {
      void reply.status(503).send(error.getResponse());
      return;
    }
    const request = http.getRequest<FastifyRequest>();
    const allowed = error instanceof NotFoundException ? this.methodsAt(request) : [];
    const failure = await this.failureFor(
      request,
      allowed.length > 0 ? new Failure('REQUEST.METHOD_NOT_ALLOWED') : this.toFailure(error, request),
    );
    const note = refusalNote(failure.code, request);
    if (note) this.logger.warn(note, 'refused');
    const { status } = errors[failure.code];
    if (failure.code === 'REQUEST.TOO_LARGE') await hearOut(request.raw);
    if (failure.code === 'REQUEST.METHOD_NOT_ALLOWED') void reply.header('allow', allowed.join(', '));
    const retryAfter = failure instanceof TooMany ? failure.seconds : retryAfterSeconds[status];
    if (retryAfter) void reply.header('retry-after', String(retryAfter));
    void reply
      .status(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(failureBody(failure.code, failure.details));
  }

  /** Who is not signed in learns of no path whether it is one (G-215). No guard has looked at an unknown path. */
  private async failureFor(request: FastifyRequest, failure: Failure): Promise<Failure> {
    if (!tellsOfPaths.has(failure.code) || request.identity) return failure;
    try {
      await this.identities.ofHeaders(request.headers);
      return failure;
    } catch (error) {
      return this.toFailure(error, request);
    }
  }

  /** The router matches path and method together, so a known path may have been called with another method. */
  private methodsAt({ url }: FastifyRequest): string[] {
    const fastify = this.http.httpAdapter.getInstance<FastifyInstance>();
    return methodsAt(url, (route) => fastify.hasRoute(route));
  }

  private toFailure(error: unknown, request: FastifyRequest): Failure {
    if (error instanceof Failure) return error;
    const status = statusOf(error);
    if (status >= 400 && status < 500) return new Failure(codeOfStatus[status] ?? 'REQUEST.INVALID');
    this.logger.error({ err: error, correlationId: request.id, method: request.method, url: request.url });
    return new Failure('INTERNAL');
  }
}
