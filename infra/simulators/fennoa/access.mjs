import { Refusal } from './refusal.mjs';

const UNAUTHORISED = 401;

/**
 * Refuses a request that has not the company's key.
 * @param {import('fastify').FastifyRequest} request
 * @param {{ apiUser: string, apiKey: string }} keys
 */
export function checkAccess(request, { apiUser, apiKey }) {
  const [scheme = '', given = ''] = String(request.headers.authorization ?? '').split(' ', 2);
  const own = Buffer.from(`${apiUser}:${apiKey}`).toString('base64');
  if (scheme.toLowerCase() !== 'basic' || given !== own)
    // The real system may quote what it was given: no secret may get into a log by that.
    throw new Refusal(UNAUTHORISED, `Authentication failed: ${String(request.headers.authorization)}`);
}
