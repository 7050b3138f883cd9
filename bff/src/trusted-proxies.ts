import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import type { EnvField } from '@keikka/server';

/** The number of trusted proxies before us, or their addresses. Only their entries in X-Forwarded-For are believed. */
type TrustedProxies = number | readonly string[];

/** A hop count, or a comma list of addresses and subnets. The default 0 trusts nobody. */
export const trustedProxies: EnvField<TrustedProxies> = {
  parse: (text) => {
    if (/^\d$/.test(text)) return Number(text);
    const addresses = text.split(',').map((part) => part.trim());
    if (addresses.every(isAddress)) return addresses;
    throw new Error('a number of proxies or a comma list of their addresses is expected');
  },
  fallback: 0,
};

/**
 * For Fastify, which trusts nobody when it is given a bare number. A count is safe only where every caller has to come
 * through that many proxies; where some may come past them, the proxies are listed by address.
 */
export function proxyTrust(proxies: TrustedProxies): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies];
}

/** The caller's own address, as Fastify tells it of a request; for a handshake, which is none. */
export const addressOf = (request: IncomingMessage, proxies: TrustedProxies): string =>
  proxyAddress(request, proxyTrust(proxies));

function isAddress(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (family === 4 ? 32 : 128));
}
