import { BlockList, isIPv6 } from 'node:net';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Failure } from '@keikka/contracts';
import { HealthController } from '@keikka/server';
import { requestOf } from '../calls/request.js';

const privateAddresses = new BlockList();
privateAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
privateAddresses.addSubnet('10.0.0.0', 8, 'ipv4');
privateAddresses.addSubnet('172.16.0.0', 12, 'ipv4');
privateAddresses.addSubnet('192.168.0.0', 16, 'ipv4');
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');

/** Every proxy writes one of these headers, and its callers cannot remove it. */
const PROXY_MARK = /^(x-forwarded-.+|x-real-ip|forwarded|via)$/;

/**
 * The BFF's one port is public. Metrics and the state of its parts are for probes beside it and do not exist for
 * anybody else. The liveness probe is open to all.
 */
@Injectable()
export class InsideGuard implements CanActivate {
  canActivate(execution: ExecutionContext): boolean {
    const isForInside =
      execution.getClass() === HealthController && execution.getHandler() !== HealthController.prototype.live;
    if (!isForInside || isFromInside(requestOf(execution))) return true;
    throw new Failure('REQUEST.NOT_FOUND');
  }
}

/** The address of the connection itself, never one that a header claims. */
function isFromInside({ raw, headers }: FastifyRequest): boolean {
  return !Object.keys(headers).some((name) => PROXY_MARK.test(name)) && isPrivate(raw.socket.remoteAddress);
}

export function isPrivate(address: string | undefined): boolean {
  return address !== undefined && privateAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
