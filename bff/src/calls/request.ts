import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '@keikka/contracts';
import type { RequestContext } from '@keikka/server';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, under which correlation id; the guard puts the actor in. */
    context: RequestContext;
  }
}

export const requestOf = (execution: ExecutionContext): FastifyRequest =>
  execution.switchToHttp().getRequest<FastifyRequest>();

/** The actor of the request, as the guard found it. */
export const CurrentActor = createParamDecorator(
  (_: unknown, execution: ExecutionContext): Actor => requestOf(execution).context.actor,
);
