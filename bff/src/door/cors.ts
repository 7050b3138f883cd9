import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import { headers } from '@keikka/contracts';
import { contractMethods } from '../failures/known-paths.js';

/** The routes that a partner's page calls; see `embed/`. What its token may do there, their rights say. */
const EMBED_PATH = /^\/(api\/)?(embed\/|auth\/me$|keikka\/|betoni\/|config\/|user\/|vehicle\/types\/)/i;

const common = {
  methods: [...contractMethods],
  allowedHeaders: [
    'authorization',
    'content-type',
    'if-none-match',
    headers.correlationId,
    headers.idempotencyKey,
  ],
  exposedHeaders: ['etag', 'retry-after', headers.correlationId],
  maxAge: 600,
};

/** Our own front ends may call every route with cookies. A partner's page may call its own routes, without cookies. */
export function corsFor(
  own: readonly string[],
  isPartner: (origin: string) => Promise<boolean>,
): FastifyCorsOptions {
  return {
    delegator: async ({ headers: { origin = '' }, url }: FastifyRequest) => {
      if (own.includes(origin)) return { ...common, origin: true, credentials: true };
      return { ...common, origin: EMBED_PATH.test(url) && (await isPartner(origin)), credentials: false };
    },
  };
}
