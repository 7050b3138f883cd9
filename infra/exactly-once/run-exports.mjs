import { setTimeout as sleep } from 'node:timers/promises';
import { lahetysCalls, laskuCalls } from '@keikka/contracts';
import { tell } from '../launcher/progress.mjs';
import { Person } from '../soak/clients/person.mjs';
import { seeded } from '../soak/random.mjs';
import { copiesOf } from '../../libs/testing/product/topology.mjs';
import { backup, putBack } from './put-back.mjs';
import { systems } from './systems.mjs';

/** @typedef {import('./systems.mjs').System} System */
/**
 * @typedef {object} Invoice
 * @property {number} keikkaLaskuId
 * @property {number} keikkaId
 * @property {number} maksajaAsiakasId
 * @property {string} yhteensa
 * @property {System} system
 */

/** Exports before which the database is kept, and after which it is put back. */
const PUT_BACK = 30;
const AT_ONCE = 8;
/** Ten clicks of two admins. */
const CLICKS = 5;
const [KILL_EACH_MS, DOWN_MS, PATIENCE_MS] = [1_500, 400, 300_000];

/**
 * @param {import('../launcher/processes/supervisor.mjs').Supervisor} supervisor
 * @param {{ ports: import('../../libs/testing/product/topology.mjs').Ports, infrastructure: import('../../libs/testing/product/environments.mjs').Infrastructure }} product
 * @param {{ exports: number, kills: number, seed: number }} size
 * @returns {Promise<string[]>} what is wrong
 */
export async function runExports(supervisor, { ports, infrastructure }, size) {
  const dice = seeded(size.seed);
  const doors = copiesOf('bff', ports).map(([, port]) => `http://127.0.0.1:${port}`);
  const admins = ['laskutus', 'yritys'].map(
    (login, at) =>
      new Person({ login, address: `10.0.0.${at + 1}`, origin: `http://localhost:${ports.shell}`, doors }),
  );
  for (const admin of admins) if (!(await admin.signIn())) throw new Error(`${admin.login} is not let in`);
  const world = { admins, dice, simulators: `http://127.0.0.1:${ports.simulators}` };
  const invoices = await makeInvoices(world, size.exports + PUT_BACK);
  tell(`${invoices.length} invoices, ${systems.map(({ kohde }) => kohde).join(' and ')}`);

  const [first, last] = [invoices.slice(PUT_BACK), invoices.slice(0, PUT_BACK)];
  const copies = copiesOf('invoicing', ports).map(([name]) => String(name));
  const [kills, wrong] = await Promise.all([
    strike(supervisor, world, copies, size.kills),
    sendAll(world, first),
  ]);
  tell(`${kills} kills while ${first.length} invoices went out`);

  await behave(world, 'normal');
  await backup(infrastructure.databaseUrls.invoicing);
  wrong.push(...(await sendAll(world, last)));
  for (const name of copies) await supervisor.kill(name);
  await putBack(infrastructure.databaseUrls.invoicing);
  for (const name of copies) await supervisor.resume(name);
  tell(`the database was put back to before ${last.length} exports, which are made again in another order`);
  wrong.push(...(await sendAll(world, dice.shuffled(last))));
  return [...wrong, ...(await judge(world, invoices))];
}

/** @typedef {{ admins: Person[], dice: import('../soak/random.mjs').Dice, simulators: string }} World */

/**
 * Second invoices of billed orders, each for a system in turn.
 * @param {World} world
 * @param {number} count
 * @returns {Promise<Invoice[]>}
 */
export async function makeInvoices({ admins: [admin] }, count) {
  if (!admin) return [];
  const asked = { laskuttajaAsiakasId: 0, raja: 2_000 };
  const { data: listed, attempt } = await admin.ask(0, laskuCalls.haku, asked);
  if (!listed) throw new Error(`the invoices are not listed: ${attempt.status} ${attempt.code}`);
  /** @type {Invoice[]} */
  const made = [];
  for (const { keikkaId, maksajaAsiakasId } of listed.laskut) {
    if (made.length === count) break;
    const input = { keikkaId, laskuttajaAsiakasId: 0, maksajaAsiakasId };
    const { data } = await admin.ask(made.length, laskuCalls.create, input);
    if (!data) continue;
    const system = /** @type {System} */ (systems[made.length % systems.length]);
    const named = { keikkaLaskuId: data.keikkaLaskuId, laskuDestination: system.kohde };
    const { data: lasku } = await admin.ask(0, laskuCalls.save, named);
    const isTaxed = lasku?.summat.kannat.every(({ kaannetty }) => !kaannetty);
    if (!lasku || !isTaxed || lasku.summat.riviCount === 0) continue;
    const { keikkaLaskuId, summat } = lasku;
    made.push({ keikkaLaskuId, keikkaId, maksajaAsiakasId, yhteensa: summat.yhteensa, system });
  }
  if (made.length < count) throw new Error(`only ${made.length} of ${count} invoices can be sent`);
  return made;
}

/**
 * Kills a copy of the service at a drawn moment, again and again, and lets the systems misbehave meanwhile.
 * @param {import('../launcher/processes/supervisor.mjs').Supervisor} supervisor
 * @param {World} world
 * @param {string[]} copies
 * @param {number} kills
 */
async function strike(supervisor, world, copies, kills) {
  const { dice } = world;
  for (let done = 0; done < kills; done += 1) {
    const mode = dice.pick([
      'normal',
      'failing',
      'throttling',
      'maintenance',
      'reset',
      'losing',
      'halving',
      'failing-after',
      'duplicate',
    ]);
    await behave(world, mode, { times: 1 + dice.below(5) });
    await sleep(dice.below(KILL_EACH_MS));
    const name = dice.pick(copies);
    await supervisor.kill(name);
    await sleep(DOWN_MS);
    await supervisor.resume(name);
  }
  await behave(world, 'normal');
  return kills;
}

/**
 * Sends invoices as admins would who want them out: whatever has not begun or has failed is sent again.
 * @param {World} world
 * @param {Invoice[]} invoices
 * @returns {Promise<string[]>} those that never arrived
 */
export async function sendAll(world, invoices) {
  const queue = [...invoices];
  /** @type {string[]} */
  const wrong = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const problem = await send(world, next);
      if (problem) wrong.push(problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return wrong;
}

/**
 * @param {World} world
 * @param {Invoice} invoice
 */
async function send({ admins, simulators }, { system, ...invoice }) {
  const { keikkaLaskuId, keikkaId, maksajaAsiakasId } = invoice;
  const input = { keikkaLaskuId, keikkaId, maksajaAsiakasId, laskuttajaAsiakasId: 0 };
  const click = (/** @type {number} */ nth) =>
    admins[nth % admins.length]?.ask(nth, system.call, system.inputOf(input));
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const { data: lahetys } = (await admins[0]?.ask(0, lahetysCalls.get, { keikkaLaskuId })) ?? {};
    if (lahetys?.tila === 'lähetetty') return undefined;
    if (lahetys?.tila === 'ristiriita')
      return `${keikkaLaskuId} is in conflict: ${JSON.stringify(lahetys.erot)}`;
    if (
      lahetys?.tila === 'epäonnistui' &&
      (await system.received(simulators)).some(({ id }) => id === keikkaLaskuId)
    )
      return `${keikkaLaskuId} is said to have failed and is in ${system.kohde}`;
    if (!lahetys || lahetys.tila === 'epäonnistui')
      await Promise.all(Array.from({ length: 2 * CLICKS }, (_, nth) => click(nth)));
    await sleep(200);
  }
  return `${keikkaLaskuId} never arrived in ${system.kohde}`;
}

/**
 * @param {World} world
 * @param {string} mode
 * @param {object} [more]
 */
async function behave({ simulators }, mode, more = {}) {
  for (const { tenant } of systems)
    await fetch(`${simulators}/api/tenants/${tenant}/mode`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode, ...more }),
    });
}

/**
 * What the systems have against what was sent.
 * @param {World} world
 * @param {Invoice[]} invoices
 */
export async function judge({ simulators }, invoices) {
  /** @type {string[]} */
  const problems = [];
  for (const system of systems) {
    const received = await system.received(simulators);
    for (const { keikkaLaskuId, yhteensa } of invoices.filter((one) => one.system === system)) {
      const found = received.filter(({ id }) => id === keikkaLaskuId);
      if (found.length !== 1) problems.push(`${keikkaLaskuId} is ${found.length} times in ${system.kohde}`);
      for (const { cents } of found)
        if (cents !== Math.round(Number(yhteensa) * 100))
          problems.push(`${keikkaLaskuId} is ${cents} cents in ${system.kohde}, not ${yhteensa} €`);
    }
    const numbers = received.map(({ number }) => number);
    if (new Set(numbers).size !== numbers.length) problems.push(`a number stands twice in ${system.kohde}`);
  }
  return problems;
}
