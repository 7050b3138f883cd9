import { Injectable } from '@nestjs/common';
import { Failure } from '@keikka/contracts';
import type { Identity } from './identity.js';
import { Sessions } from './sessions.js';
import { Tokens } from './tokens.js';

/** Resolves a token to the identity behind it, for HTTP and the live socket alike. */
@Injectable()
export class Identities {
  constructor(
    private readonly tokens: Tokens,
    private readonly sessions: Sessions,
  ) {}

  /** @throws Failure AUTH.SESSION_ENDED, or EMBED.ORIGIN_NOT_ALLOWED when a partner's token is used from elsewhere. */
  async of(token: string, origin: string | undefined): Promise<Identity> {
    const claims = await this.tokens.read(token);
    if (claims.kind === 'embed') {
      if (claims.origin !== origin) throw new Failure('EMBED.ORIGIN_NOT_ALLOWED');
      const actor = { kind: 'embed', personId: 0, asiakasId: claims.asiakasId, settingTypes: [] } as const;
      return { kind: 'embed', actor, origin: claims.origin };
    }
    const { actor, info } = await this.sessions.get(claims.sessionId, claims.personId);
    return { kind: 'person', actor, info, sessionId: claims.sessionId };
  }
}
