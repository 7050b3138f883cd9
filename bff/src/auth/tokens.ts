import { Inject, Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { Failure, type Actor, type EmbedPage, type EmbedPerson, type IssuedToken } from '@keikka/contracts';
import { Clock } from '@keikka/server';
import { bffEnvironment, type BffEnv } from '../env.js';

const PERSON_SECONDS = 10 * 60;
const EMBED_SECONDS = 15 * 60;
const ISSUER = 'keikka';
const ALGORITHM = 'HS256';

/**
 * The content of a token after its signature and time were checked. Rights are not in it; they come from the session.
 */
type Claims = PersonClaims | EmbedClaims;

interface PersonClaims {
  kind: 'person';
  personId: number;
  asiakasId: number;
  sessionId: string;
}

export interface EmbedClaims {
  kind: 'embed';
  embedPartnerId: number;
  keyId: string;
  asiakasId: number;
  origin: string;
  /** Absent where the token is for all orders that its person sees. */
  keikkaIds?: number[];
  person?: EmbedPerson;
}

const checks = {
  algorithms: [ALGORITHM],
  issuer: ISSUER,
  requiredClaims: ['exp', 'sub', 'kind', 'aid'],
};

const SESSION_ID_FORM = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The claims of a token of ours; undefined when one is missing or of another form. */
function claimsOf(payload: JWTPayload): Claims | undefined {
  const { kind, sub, aid, sid } = payload;
  const id = Number(sub);
  if (!isId(id) || typeof aid !== 'number') return undefined;
  if (kind === 'embed') return embedClaimsOf(payload, id, aid);
  if (kind !== 'person' || typeof sid !== 'string' || !SESSION_ID_FORM.test(sid)) return undefined;
  return { kind, personId: id, asiakasId: aid, sessionId: sid };
}

/** A token of a portal names orders, or a person of the partner's, or both. */
function embedClaimsOf(
  { origin, kids, key, pid, pname }: JWTPayload,
  embedPartnerId: number,
  asiakasId: number,
): EmbedClaims | undefined {
  if (typeof origin !== 'string' || typeof key !== 'string') return undefined;
  const claims = { kind: 'embed', embedPartnerId, keyId: key, asiakasId, origin } as const;
  if (kids !== undefined && !(Array.isArray(kids) && kids.every(isId))) return undefined;
  if (pid === undefined) return kids && { ...claims, keikkaIds: kids };
  if (!isId(pid) || typeof pname !== 'string') return undefined;
  return { ...claims, keikkaIds: kids, person: { personId: pid, personName: pname } };
}

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

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

  /** @param keikkaIds absent only with a person, whom the token then holds to no orders */
  issueForEmbed(
    { embedPartnerId, keyId, asiakasId, person }: EmbedPage,
    origin: string,
    keikkaIds?: readonly number[],
  ): Promise<IssuedToken> {
    const named = person && { pid: person.personId, pname: person.personName };
    return this.issue(
      { kind: 'embed', origin, aid: asiakasId, key: keyId, kids: keikkaIds && [...keikkaIds], ...named },
      String(embedPartnerId),
      EMBED_SECONDS,
    );
  }

  /** @throws Failure AUTH.SESSION_ENDED when the token is not ours or its time is over. */
  async read(token: string): Promise<Claims> {
    const currentDate = this.clock.now();
    const { payload } = await jwtVerify(token, this.key, { ...checks, currentDate }).catch(() => {
      // The caller learns nothing of what is wrong with the token.
      throw new Failure('AUTH.SESSION_ENDED');
    });
    const claims = claimsOf(payload);
    if (!claims) throw new Failure('AUTH.SESSION_ENDED');
    return claims;
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
