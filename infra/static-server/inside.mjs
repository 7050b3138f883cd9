import { BlockList, isIPv6 } from 'node:net';

const privateAddresses = new BlockList();
for (const [net, prefix] of /** @type {const} */ ([
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
]))
  privateAddresses.addSubnet(net, prefix, 'ipv4');
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');

/** Every proxy writes one of these headers, and its callers cannot remove it. */
const PROXY_MARK = /^(x-forwarded-.+|x-real-ip|forwarded|via)$/;

/**
 * Whether a request comes from beside this server and not through a public proxy: the same rule as the BFF's.
 * @param {import('node:http').IncomingMessage} request
 */
export function isFromInside({ headers, socket: { remoteAddress } }) {
  if (remoteAddress === undefined || Object.keys(headers).some((name) => PROXY_MARK.test(name))) return false;
  return privateAddresses.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
}
