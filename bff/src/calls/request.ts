import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '@keikka/contracts';
import type { RequestContext } from '@keikka/server';

declare module 'fastify' {
  interface FastifyRequest {
    /** The actor of the request and its correlation id; the guard fills in the actor. */
    context: RequestContext;
  }
}

export const requestOf = (execution: ExecutionContext): FastifyRequest =>
  execution.switchToHttp().getRequest<FastifyRequest>();

/** The actor of the request, as the guard found it. */
export const CurrentActor = createParamDecorator(
  (_: unknown, execution: ExecutionContext): Actor => requestOf(execution).context.actor,
);
