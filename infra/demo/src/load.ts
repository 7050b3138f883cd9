import type { NatsConnection } from '@nats-io/transport-node';
import {
  gridMessages,
  invoicingMessages,
  orderMessages,
  serviceActor,
  staffMessages,
  type Message,
  type OrderDemoKeikka,
} from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { connectNats, contextHeaders, decodeReply } from '@keikka/server';
import { palkitOf } from './palkit.js';
import { crowdedCompany } from './crowd.js';
import { asiakasIds, masterData, partners } from './master-data.js';
import { orders } from './orders.js';
import { personDays } from './people-days.js';
import { factories, sites } from './places.js';
import { products } from './products.js';
import { SMALL_COMPANY_DAY, smallCompany } from './small-companies.js';

const CHUNK_SIZE = 250;
const TIMEOUT_MS = 60_000;

interface DemoOptions {
  natsUrl: string;
  /** Multiplies the fleets for load tests. */
  scale: number;
  /** Also loads the company with the crowded day. */
  crowd: boolean;
  /** How many small companies, for browser journeys to take. */
  smallCompanies: number;
  now: Date;
  /** The address of the demo's partner portal. */
  portalOrigins: string[];
}

/**
 * Loads the demo company through the services' demo messages. Staff comes last and marks the load complete, so an
 * interrupted load starts over; rows that exist are left unchanged.
 * @returns one line that says what was done.
 */
export async function loadDemo(options: DemoOptions): Promise<string> {
  const nats = await connectNats(options.natsUrl, 'demo');
  try {
    const { asiakkaat } = await ask(nats, staffMessages.snapshot, {});
    const isThere = (id: number): boolean => asiakkaat.some(({ asiakasId }) => asiakasId === id);
    const loaded: string[] = [];
    if (!isThere(asiakasIds.own)) loaded.push(await loadCompany(nats, options));
    else if (await movePortal(nats, options)) loaded.push('the portal at its new address');
    if (options.crowd && !isThere(asiakasIds.crowd)) loaded.push(await loadCrowd(nats, options));
    if (options.smallCompanies > 0 && !isThere(asiakasIds.firstSmall))
      loaded.push(await loadSmall(nats, options));
    return `demo data: ${loaded.join('; ') || 'already there'}`;
  } finally {
    await nats.close();
  }
}

async function loadCompany(
  nats: NatsConnection,
  { scale, now, portalOrigins }: DemoOptions,
): Promise<string> {
  const today = helsinkiDay(now);
  const master = masterData(scale, portalOrigins);
  const driverIds = master.vehicles.flatMap((vehicle) => vehicle.defaultKuski_personId ?? []);
  const personPvm = personDays(today, driverIds);
  const away = new Set(personPvm.map(({ personId, yyyymmdd }) => `${personId}:${yyyymmdd}`));
  const places = { sites: sites(), factories: factories() };

  await ask(nats, orderMessages.demoLoad, { sijainnit: places.factories, tyomaat: places.sites });
  const count = await loadOrders(nats, orders({ today, now, vehicles: master.vehicles, away, ...places }));
  // The customer's contact of the demo logins sees the orders of her company.
  await ask(nats, orderMessages.demoLoad, {
    auths: [{ kind: 'asiakas', id: 101, personId: 9, level: 'read' }],
  });
  for (const palkit of chunks(palkitOf(today, master.vehicles)))
    await ask(nats, gridMessages.demoLoad, { palkit });
  await ask(nats, invoicingMessages.demoLoad, { tuotteet: products() });
  await ask(nats, staffMessages.demoLoad, { ...master, personPvm });
  return `${master.vehicles.length} vehicles, ${count} orders`;
}

/** The portal's page is refused at any address but the stored one, and its port may change between starts. */
async function movePortal(nats: NatsConnection, { portalOrigins }: DemoOptions): Promise<boolean> {
  const stored = await ask(nats, staffMessages.embedOrigins, {});
  if (portalOrigins.every((origin) => stored.includes(origin))) return false;
  await ask(nats, staffMessages.demoLoad, { partners: partners(portalOrigins) });
  return true;
}

async function loadCrowd(nats: NatsConnection, { now }: DemoOptions): Promise<string> {
  const { staff, tyomaat, keikat, yyyymmdd } = crowdedCompany(now);
  await ask(nats, orderMessages.demoLoad, { tyomaat });
  const count = await loadOrders(nats, keikat);
  await ask(nats, staffMessages.demoLoad, staff);
  return `a day of ${staff.vehicles?.length} vehicles, ${count} orders on ${yyyymmdd}`;
}

async function loadSmall(nats: NatsConnection, { smallCompanies }: DemoOptions): Promise<string> {
  const companies = Array.from({ length: smallCompanies }, (_, index) => smallCompany(index + 1));
  await ask(nats, orderMessages.demoLoad, { tyomaat: companies.map(({ tyomaa }) => tyomaa) });
  const count = await loadOrders(
    nats,
    companies.flatMap(({ keikat }) => keikat),
  );
  await ask(nats, staffMessages.demoLoad, {
    asiakkaat: companies.flatMap(({ staff }) => staff.asiakkaat),
    persons: companies.flatMap(({ staff }) => staff.persons),
    vehicles: companies.flatMap(({ staff }) => staff.vehicles),
  });
  return `${smallCompanies} small companies, ${count} orders on ${SMALL_COMPANY_DAY}`;
}

async function loadOrders(nats: NatsConnection, all: Iterable<OrderDemoKeikka>): Promise<number> {
  let count = 0;
  for (const keikat of chunks(all)) {
    await ask(nats, orderMessages.demoLoad, { keikat });
    count += keikat.length;
  }
  return count;
}

function* chunks<T>(items: Iterable<T>): Generator<T[]> {
  let chunk: T[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < CHUNK_SIZE) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

async function ask<Request, Reply>(
  nats: NatsConnection,
  message: Message<Request, Reply>,
  request: Request,
): Promise<Reply> {
  const headers = contextHeaders({ actor: serviceActor, correlationId: 'demo' });
  const reply = await nats.request(message.subject, JSON.stringify(request), {
    timeout: TIMEOUT_MS,
    headers,
  });
  return JSON.parse(Buffer.from(decodeReply(reply.data).body).toString('utf8')) as Reply;
}
