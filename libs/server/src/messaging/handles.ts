import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { MessagePattern, type NatsContext } from '@nestjs/microservices';
import type { Actor, Message } from '@keikka/contracts';
import { contextOf } from './request-context.js';

/** The first parameter of a handler is the input of its message, or the actor where it reads no input. */
type Handler<Request, Reply> =
  | ((request: Request, ...others: never[]) => Reply | Promise<Reply>)
  | ((actor: Actor) => Reply | Promise<Reply>);

type HandlerDecorator<Request, Reply> = <H extends Handler<Request, Reply>>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<H>,
) => void;

/**
 * Marks the method that answers a call of libs/contracts, or a message that no call carries. It takes what is asked and
 * answers what is promised, and must declare `@Needs(…)` or `@Public()` (lint).
 */
export const Handles = <Request, Reply>(message: Message<Request, Reply>): HandlerDecorator<Request, Reply> =>
  MessagePattern(message.subject);

/** The actor of the request, from the NATS headers. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  return contextOf(context.switchToRpc().getContext<NatsContext>()).actor;
});
