import { Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { InjectThrottlerOptions, ThrottlerGuard, type ThrottlerModuleOptions } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { Failure } from '@keikka/contracts';
import { MINUTE_MS } from '@keikka/domain';
import { LoginAttempts } from './login-attempts.js';

/** A whole office may share one address, so an address gets as many attempts as this many persons. */
const PERSONS_PER_ADDRESS = 20;

/** Slows down guessing per person and address, and per address over all persons. */
export const loginThrottles = (attemptsPerMinute: number): ThrottlerModuleOptions => [
  {
    name: 'person',
    ttl: MINUTE_MS,
    limit: attemptsPerMinute,
    getTracker: (request) => `${(request as FastifyRequest).ip} ${emailOf((request as FastifyRequest).body)}`,
  },
  {
    name: 'address',
    ttl: MINUTE_MS,
    limit: attemptsPerMinute * PERSONS_PER_ADDRESS,
    getTracker: (request) => (request as FastifyRequest).ip,
  },
];

/** Guards run before validation, so the body may be anything. */
function emailOf(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

@Injectable()
export class LoginThrottleGuard extends ThrottlerGuard {
  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    // Named explicitly, because Nest would otherwise inject the storage of the base class.
    @Inject(LoginAttempts) attempts: LoginAttempts,
    reflector: Reflector,
  ) {
    super(options, attempts, reflector);
  }

  protected override throwThrottlingException(): Promise<void> {
    throw new Failure('AUTH.TOO_MANY_ATTEMPTS');
  }
}
