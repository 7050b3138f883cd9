import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Failure } from '@keikka/contracts';
import { Partners } from './partners.js';
import type { Identity } from './identity.js';
import { Sessions } from './sessions.js';
import { Tokens, type EmbedClaims } from './tokens.js';

/** Resolves a token to the identity behind it, for HTTP and the live socket alike. */
@Injectable()
export class Identities {
  constructor(
    private readonly tokens: Tokens,
    private readonly sessions: Sessions,
    private readonly partners: Partners,
  ) {}

  /**
   * The caller by the headers of a request.
   * @throws Failure AUTH.NO_TOKEN, and as `of`
   */
  async ofHeaders({ authorization, origin }: IncomingHttpHeaders): Promise<Identity> {
    const token = bearerToken(authorization);
    if (!token) throw new Failure('AUTH.NO_TOKEN');
    return this.of(token, origin);
  }

  /** @throws Failure AUTH.SESSION_ENDED, or EMBED.ORIGIN_NOT_ALLOWED when a partner's token is used from elsewhere. */
  async of(token: string, origin: string | undefined): Promise<Identity> {
    const claims = await this.tokens.read(token);
    if (claims.kind === 'embed') return this.ofPartner(claims, origin);
    const { actor, info } = await this.sessions.get(claims.sessionId, claims.personId);
    if (actor.asiakasId !== claims.asiakasId) throw new Failure('AUTH.SESSION_ENDED');
    return { kind: 'person', actor, info, sessionId: claims.sessionId };
  }

  private async ofPartner(claims: EmbedClaims, origin: string | undefined): Promise<Identity> {
    const { asiakasId, keikkaIds, person = nobody } = claims;
    if (claims.origin !== origin) throw new Failure('EMBED.ORIGIN_NOT_ALLOWED');
    if (!(await this.partners.has(claims, origin))) throw new Failure('AUTH.SESSION_ENDED');
    // What the person is elsewhere says nothing here: a portal's person has the rights of access records alone.
    return { kind: 'embed', actor: { kind: 'embed', ...person, asiakasId, keikkaIds, settingTypes: [] } };
  }
}

/** Before a portal that does not say who looks at it. */
const nobody = { personId: 0 };

export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer (\S+)$/i)?.[1];
}
