import { createHash } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { requestOf } from '../calls/request.js';
import { Limits, networkOf } from '../limits/limits.js';
import { loginAddress } from './login-address.js';

/** Slows down guessing: per person and address, and per address over all persons and wrong partner keys. */
@Injectable()
export class LoginLimitGuard implements CanActivate {
  constructor(private readonly limits: Limits) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const { ip, body } = requestOf(execution);
    const network = networkOf(ip);
    await this.limits.attemptsFromAddress(network);
    const email = emailOf(body);
    // Of one length, whatever was sent.
    const person = createHash('sha256').update(email).digest('base64url');
    if (email) await this.limits.attemptsOnPerson(`${network} ${person}`);
    return true;
  }
}

/** The address as it is looked up. Guards run before validation, so the body may be anything. */
function emailOf(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? loginAddress(email) : '';
}
