import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { errors, Failure } from '@keikka/contracts';
import { addressOf } from '../trusted-proxies.js';
import { isOwnPage } from '../auth/own-page.guard.js';
import { bearerToken, Identities } from '../auth/identities.js';
import type { Identity } from '../auth/identity.js';
import { limitKey, Limits, networkOf } from '../limits/limits.js';
import { bffEnvironment, type BffEnv } from '../env.js';

export const SUBPROTOCOL = 'keikka';
const LIVE_PATH = /^\/(api\/)?ws\/?(\?.*)?$/i;

type Handshake = { person: Extract<Identity, { kind: 'person' }> } | { refusedWith: number };

/** Who may open a live socket: a signed-in person, from a page of ours. */
@Injectable()
export class Handshakes {
  private readonly logger = new Logger('live');

  constructor(
    @Inject(bffEnvironment) private readonly env: BffEnv,
    private readonly identities: Identities,
    private readonly limits: Limits,
  ) {}

  async of(request: IncomingMessage): Promise<Handshake> {
    const { origin, authorization } = request.headers;
    if (!LIVE_PATH.test(request.url ?? '')) return { refusedWith: 404 };
    const address = addressOf(request, this.env.TRUST_PROXY);
    // Any page can make the browser open a socket with the person's cookies and token, so only our own pages
    // are accepted.
    if (!isOwnPage(origin, this.env)) {
      this.logger.warn({ origin, ip: address }, 'a socket was refused to a strange page');
      return { refusedWith: 403 };
    }
    try {
      await this.limits.requestsFromAddress(networkOf(address));
      const token = offeredToken(request.headers['sec-websocket-protocol']) ?? bearerToken(authorization);
      if (!token) return { refusedWith: 401 };
      const identity = await this.identities.of(token, origin);
      if (identity.kind !== 'person') return { refusedWith: 401 };
      await this.limits.requestsOfPerson(limitKey(identity.actor));
      return { person: identity };
    } catch (error) {
      if (error instanceof Failure) return { refusedWith: errors[error.code].status };
      this.logger.error({ err: error }, 'a socket could not be opened');
      return { refusedWith: 500 };
    }
  }
}

/** A browser cannot set headers on a socket, so the token comes as the second subprotocol: `keikka, <token>`. */
function offeredToken(protocols: string | undefined): string | undefined {
  const [name, token] = protocols?.split(',').map((part) => part.trim()) ?? [];
  return name === SUBPROTOCOL ? token : undefined;
}
