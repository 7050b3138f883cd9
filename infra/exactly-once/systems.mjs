import { lahetysCalls } from '@keikka/contracts';

/**
 * An invoicing system, as an export reaches it and as its simulator tells what it has.
 * @typedef {object} System
 * @property {'Netvisor' | 'Fennoa'} kohde
 * @property {string} tenant its simulator
 * @property {import('@keikka/contracts').Call<any, unknown>} call
 * @property {(input: object) => object} inputOf
 * @property {(simulators: string) => Promise<Received[]>} received
 *
 * @typedef {{ id: number, number: string, cents: number }} Received
 */

const TUNNISTE = /^Keikka \d+-(\d+)$/;

/** @param {string} tunniste */
const idOf = (tunniste) => Number(TUNNISTE.exec(tunniste)?.[1] ?? 0);

/** @type {readonly System[]} */
export const systems = [
  {
    kohde: 'Netvisor',
    tenant: 'netvisor',
    call: lahetysCalls.createNetvisorLasku,
    inputOf: (input) => input,
    received: async (simulators) => {
      const answer = await fetch(`${simulators}/netvisor/_invoices`);
      const invoices = /** @type {{ comment: string, number: string, amount: number }[]} */ (
        await answer.json()
      );
      return invoices.map(({ comment, number, amount }) => ({ id: idOf(comment), number, cents: amount }));
    },
  },
  {
    kohde: 'Fennoa',
    tenant: 'fennoa',
    call: lahetysCalls.sendInvoice,
    inputOf: (input) => ({ ...input, destination: 'Fennoa' }),
    received: async (simulators) => {
      const answer = await fetch(`${simulators}/fennoa/_invoices`);
      const invoices = /** @type {{ order: string, number: string, amount: number }[]} */ (
        await answer.json()
      );
      return invoices.map(({ order, number, amount }) => ({ id: idOf(order), number, cents: amount }));
    },
  },
];
