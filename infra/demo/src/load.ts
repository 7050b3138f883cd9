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
import { bars } from './bars.js';
import { masterData } from './master-data.js';
import { orders } from './orders.js';
import { personDays } from './people-days.js';
import { factories, sites } from './places.js';
import { products } from './products.js';

const chunkSize = 250;
const timeoutMs = 60_000;

export interface DemoOptions {
  natsUrl: string;
  /** Multiplies the fleets for load tests. */
  scale: number;
  now: Date;
  /** Where the partner portal of the demo answers. */
  portalOrigins: string[];
}

/**
 * Loads the demo company through the services' demo doors. Staff comes last and marks the load complete: an
 * interrupted load starts over, and what is there already is left as it is.
 * @returns one line that says what was done.
 */
export async function loadDemo({ natsUrl, scale, now, portalOrigins }: DemoOptions): Promise<string> {
  const nats = await connectNats(natsUrl, 'demo');
  try {
    const snapshot = await ask(nats, staffMessages.snapshot, {});
    if (snapshot.asiakkaat.length > 0) return 'demo data: already there';
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
    for (const palkit of chunks(bars(today, master.vehicles)))
      await ask(nats, gridMessages.demoLoad, { palkit });
    await ask(nats, invoicingMessages.demoLoad, { tuotteet: products() });
    await ask(nats, staffMessages.demoLoad, { ...master, personPvm });
    return `demo data: ${master.vehicles.length} vehicles, ${count} orders`;
  } finally {
    await nats.close();
  }
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
    if (chunk.length < chunkSize) continue;
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
  const reply = await nats.request(message.subject, JSON.stringify(request), { timeout: timeoutMs, headers });
  return JSON.parse(Buffer.from(decodeReply(reply.data).body).toString('utf8')) as Reply;
}
