import { Inject, Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { Failure, type Actor, type IssuedToken } from '@keikka/contracts';
import { Clock } from '@keikka/server';
import { bffEnvironment, type BffEnv } from '../env.js';

const PERSON_SECONDS = 10 * 60;
const EMBED_SECONDS = 15 * 60;
const ISSUER = 'keikka';
const ALGORITHM = 'HS256';

/**
 * The content of a token after its signature and time were checked. Rights are not in it; they come from the session.
 */
type Claims =
  | { kind: 'person'; personId: number; asiakasId: number; sessionId: string }
  | { kind: 'embed'; asiakasId: number; origin: string };

/** Short-lived access tokens (docs/ARCHITECTURE, Identity). The staff service keeps the refresh secret. */
@Injectable()
export class Tokens {
  private readonly key: Uint8Array;

  constructor(
    @Inject(bffEnvironment) env: BffEnv,
    private readonly clock: Clock,
  ) {
    this.key = new TextEncoder().encode(env.JWT_SECRET);
  }

  issueForPerson(actor: Actor, sessionId: string): Promise<IssuedToken> {
    return this.issue(
      { kind: 'person', sid: sessionId, aid: actor.asiakasId },
      String(actor.personId),
      PERSON_SECONDS,
    );
  }

  issueForEmbed(actor: Actor, origin: string): Promise<IssuedToken> {
    return this.issue({ kind: 'embed', origin, aid: actor.asiakasId }, 'embed', EMBED_SECONDS);
  }

  /** @throws Failure AUTH.SESSION_ENDED when the token is not ours or its time is over. */
  async read(token: string): Promise<Claims> {
    const checks = { algorithms: [ALGORITHM], issuer: ISSUER, currentDate: this.clock.now() };
    const { payload } = await jwtVerify(token, this.key, checks).catch(() => {
      // The caller learns nothing of what is wrong with the token.
      throw new Failure('AUTH.SESSION_ENDED');
    });
    const asiakasId = Number(payload.aid);
    if (payload.kind === 'embed') return { kind: 'embed', asiakasId, origin: String(payload.origin) };
    return { kind: 'person', personId: Number(payload.sub), asiakasId, sessionId: String(payload.sid) };
  }

  private async issue(claims: JWTPayload, subject: string, seconds: number): Promise<IssuedToken> {
    const endsAt = Math.floor(this.clock.now().getTime() / 1_000) + seconds;
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(subject)
      .setExpirationTime(endsAt)
      .sign(this.key);
    return { token, expiresAt: new Date(endsAt * 1_000).toISOString() };
  }
}
