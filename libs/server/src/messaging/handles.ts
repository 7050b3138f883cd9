import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { MessagePattern, type NatsContext } from '@nestjs/microservices';
import type { Actor, Message } from '@keikka/contracts';
import { contextOf } from './request-context.js';

/** Marks the method that answers a message of libs/contracts. It must declare `@Needs(…)` or `@Public()` (lint). */
export const Handles = (message: Message<never, unknown> | Message<unknown, unknown>): MethodDecorator =>
  MessagePattern(message.subject);

/** The actor of the request, from the NATS headers. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  return contextOf(context.switchToRpc().getContext<NatsContext>()).actor;
});
