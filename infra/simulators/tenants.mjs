import { digitransit } from './digitransit/digitransit.mjs';
import { kartta } from './kartta/kartta.mjs';
import { fennoa } from './fennoa/fennoa.mjs';
import { netvisor } from './netvisor/netvisor.mjs';
import { osrm } from './osrm/osrm.mjs';

/**
 * The simulator of one outside system.
 * @typedef {object} Tenant
 * @property {string} name the first part of its address, and its name in the control API: `fmi`
 * @property {string} title for the page, in Finnish
 * @property {(app: import('fastify').FastifyInstance) => void} [routes] its protocol over HTTP, below `/<name>`; a body
 *   that is neither JSON nor text is a Buffer
 * @property {(guest: import('./guest.mjs').Guest) => Promise<OwnDoor>} [open] its protocol on a port of its own; it
 *   enters each request with `guest.enter()` and does as `turn()` says
 * @property {import('@keikka/testing/product/topology.mjs').ServiceName | 'shell'} [service] who asks it; of the shell its pages do
 * @property {(address: string) => Record<string, string>} [settings] the variables by which that service finds it
 * @property {{ maintenance: Said, duplicate: Said }} [says] how it says that it is being maintained, and of what it was asked
 *   that it was done already
 * @property {Record<string, Record<string, string>>} [avaimet] the demo company's keys to it, by its name in the product
 *
 * @typedef {{ status: number, type: string, body: string }} Said
 * @typedef {{ address: string, close: () => Promise<unknown> }} OwnDoor
 */

/**
 * The outside systems that `npm start` and the tests talk to. One line here starts a simulator with the product and
 * points the services to it.
 * @type {readonly Tenant[]}
 */
export const tenants = [netvisor, fennoa, osrm, digitransit, kartta];
