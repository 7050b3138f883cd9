import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Failure, type ErrorCode } from '@keikka/contracts';
import { isAllowed, NEEDS_KEY, type Need } from '@keikka/server';
import { requestOf } from '../calls/request.js';
import { limitKey, Limits } from '../limits/limits.js';
import { Identities } from './identities.js';

const REFUSAL_KEY = 'keikka:refusal';

/** The failure for a missing right, where the specification prints a text of its own. */
export const RefusedWith = (code: ErrorCode): MethodDecorator => SetMetadata(REFUSAL_KEY, code);

/**
 * The guard of every route. The token identifies the caller, and the route's `@Needs` says which right is needed. A
 * route without a declaration is closed, even if lint and tests missed it.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly identities: Identities,
    private readonly limits: Limits,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const handler = execution.getHandler();
    const needs = this.reflector.get<Need[] | undefined>(NEEDS_KEY, handler);
    if (!needs) throw new Failure('AUTH.FORBIDDEN');
    if (needs.length === 0) return true;
    const request = requestOf(execution);
    request.identity = await this.identities.ofHeaders(request.headers);
    const { actor } = request.identity;
    // Before any refusal, so that its log line names the person.
    request.context = { ...request.context, actor };
    await this.limits.requestsOfPerson(limitKey(actor));
    if (isAllowed(actor, needs)) return true;
    throw new Failure(this.reflector.get<ErrorCode | undefined>(REFUSAL_KEY, handler) ?? 'AUTH.FORBIDDEN');
  }
}
