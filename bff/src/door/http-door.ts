import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { anonymousActor, Failure, headers } from '@keikka/contracts';
import { cutSlowRequests, Leaving } from '@keikka/server';
import { Identities } from '../auth/identities.js';
import { Partners } from '../auth/partners.js';
import type { BffEnv } from '../env.js';
import { answerBadPath, answerBrokenRequest } from '../failures/broken-requests.js';
import { Limits, networkOf } from '../limits/limits.js';
import { corsFor } from './cors.js';
import { isJsonOrEmpty, readJsonBodies } from './json-body.js';
import { proxyTrust } from '../trusted-proxies.js';

const KILOBYTE = 1_024;
const CORRELATION_ID_FORM = /^[\w-]{8,64}$/;
/** Asked by machines beside us all the time; see `InsideGuard`. */
const PROBE_PATH = /^\/(health\/(live|ready)|metrics)\/?$/i;
const DOCS_PATH = /^\/api\/docs/i;
const LONGEST_IDEMPOTENCY_KEY = 128;

/** Paths match in any case (C-01) while their parameters keep theirs; a comma list of ids may be long. */
export function fastifyAdapter(env: BffEnv): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: 512 * KILOBYTE,
    trustProxy: proxyTrust(env.TRUST_PROXY),
    genReqId: correlationIdOf,
    ...cutSlowRequests(env.REQUEST_TIMEOUT_SECONDS),
    forceCloseConnections: 'idle',
    // A request on an open connection is still answered while the process ends.
    return503OnClosing: false,
    frameworkErrors: answerBadPath,
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 4_096 },
  });
}

/** Applied to every request before routing. */
export async function furnishDoor(app: NestFastifyApplication, env: BffEnv): Promise<void> {
  readJsonBodies(app);
  const partners = app.get(Partners);
  await app.register(
    cors,
    corsFor(env.CORS_ORIGINS, (origin) => partners.ownsSite(origin)),
  );
  // The ingress knows whether this is https; a local start is not.
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
    strictTransportSecurity: env.HSTS_SECONDS > 0 && { maxAge: env.HSTS_SECONDS },
  });
  const fastify = app.getHttpAdapter().getInstance();
  const leaving = app.get(Leaving);
  const limits = app.get(Limits);
  const identities = app.get(Identities);
  // The hook below assigns it before anything reads it. The null only tells Fastify the shape of a request.
  fastify.decorateRequest('context', null as never);
  fastify.decorateRequest('identity', null);
  fastify.addHook('onRequest', (request, reply, done) => {
    const idempotencyKey = request.headers[headers.idempotencyKey]?.toString();
    request.context = { actor: anonymousActor, correlationId: request.id, idempotencyKey, events: [] };
    void reply
      .header(headers.correlationId, request.id)
      .header('cache-control', 'no-store')
      .header('vary', varyByToken(reply));
    // The client opens its next connection elsewhere.
    if (leaving.hasBegun) void reply.header('connection', 'close');
    if (!isJsonOrEmpty(request.headers)) done(new Failure('REQUEST.NOT_JSON'));
    else done(idempotencyKey && idempotencyKey.length > LONGEST_IDEMPOTENCY_KEY ? keyTooLong() : undefined);
  });
  fastify.addHook('onRequest', async (request) => {
    const { ip, headers } = request;
    const { url: route = '' } = request.routeOptions;
    // The route that was found, because a path may be written in many ways (`/api/d%6Fcs`).
    if (!PROBE_PATH.test(route)) await limits.requestsFromAddress(networkOf(ip));
    if (!DOCS_PATH.test(route) || env.OPEN_DOCS) return;
    const { kind, actor } = await identities.ofHeaders(headers);
    request.context = { ...request.context, actor };
    if (kind !== 'person') throw new Failure('AUTH.FORBIDDEN');
  });
}

/**
 * Two persons at one browser ask for the same URL, so a stored answer must be kept per token. Added to the Origin of
 * CORS.
 */
const varyByToken = (reply: FastifyReply): string =>
  [reply.getHeader('vary'), 'Authorization'].filter(Boolean).join(', ');

const keyTooLong = (): Failure =>
  new Failure('REQUEST.INVALID', [
    { field: headers.idempotencyKey, problem: `at most ${LONGEST_IDEMPOTENCY_KEY} characters` },
  ]);

function correlationIdOf(request: IncomingMessage): string {
  const given = request.headers[headers.correlationId];
  return typeof given === 'string' && CORRELATION_ID_FORM.test(given) ? given : randomUUID();
}
