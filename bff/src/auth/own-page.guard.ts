import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Failure } from '@keikka/contracts';
import { requestOf } from '../calls/request.js';
import { bffEnvironment, type BffEnv } from '../env.js';

/**
 * For the routes that set or take the refresh cookie, which a browser sends by itself. A page that is not ours is refused,
 * also one of the same site, which SameSite lets through. Every browser names the page of a POST; who names none is no
 * browser and has no cookie but his own.
 */
@Injectable()
export class OwnPageGuard implements CanActivate {
  constructor(@Inject(bffEnvironment) private readonly env: BffEnv) {}

  canActivate(execution: ExecutionContext): boolean {
    if (isOwnPage(requestOf(execution).headers.origin, this.env)) return true;
    throw new Failure('AUTH.FOREIGN_PAGE');
  }
}

/** Whether an Origin header is a page of ours, or there is none. */
export const isOwnPage = (origin: string | undefined, { CORS_ORIGINS }: BffEnv): boolean =>
  origin === undefined || CORS_ORIGINS.includes(origin);
