import {
  gridMessages,
  invoicingMessages,
  laskuKohteet,
  orderMessages,
  serviceActor,
  staffMessages,
  type LaskuKohde,
  type Message,
  type OrderDemoKeikka,
} from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { connectNats, MessageSeal, NatsPulse, ServiceClient } from '@keikka/server';
import { palkitOf } from './palkit.js';
import { crowdedCompany } from './crowd.js';
import { asiakasIds } from './companies.js';
import { laskupohjat } from './laskupohjat.js';
import { copyOf, laskut } from './laskut.js';
import { masterData, partners, PORTAL_PERSON_ID } from './master-data.js';
import { orders } from './orders.js';
import { osapuolet } from './osapuolet.js';
import { personDays } from './people-days.js';
import { factories, sites } from './places.js';
import { products } from './products.js';
import { shortCuts } from './short-cuts.js';
import { SMALL_COMPANY_DAY, smallCompany } from './small-companies.js';

const CHUNK_SIZE = 250;
const TIMEOUT_MS = 60_000;

/** Keys to invoicing systems, by system. */
export type LaskutusAvaimet = Partial<Record<LaskuKohde, Record<string, string>>>;

interface DemoOptions {
  natsUrl: string;
  natsPassword?: string | undefined;
  messageSecret: string;
  /** Multiplies the fleets for load tests. */
  scale: number;
  /** Also loads the company with the crowded day. */
  crowd: boolean;
  /** How many small companies, for browser journeys to take. */
  smallCompanies: number;
  now: Date;
  /** The address of the demo's partner portal. */
  portalOrigins: string[];
  laskutusAvaimet?: LaskutusAvaimet;
}

/**
 * Loads the demo company through the services' demo messages. Staff comes last and marks the load complete, so an
 * interrupted load starts over; rows that exist are left unchanged.
 * @returns one line that says what was done.
 */
export async function loadDemo(options: DemoOptions): Promise<string> {
  const nats = await connectNats(options.natsUrl, 'demo', options.natsPassword);
  const services = new ServiceClient(nats, new NatsPulse(nats), new MessageSeal(options.messageSecret));
  try {
    const { asiakkaat } = await ask(services, staffMessages.snapshot, {});
    const isThere = (id: number): boolean => asiakkaat.some(({ asiakasId }) => asiakasId === id);
    const loaded: string[] = [];
    if (!isThere(asiakasIds.own)) loaded.push(await loadCompany(services, options));
    else if (await movePortal(services, options)) loaded.push('the portal at its new address');
    if (options.crowd && !isThere(asiakasIds.crowd)) loaded.push(await loadCrowd(services, options));
    if (options.smallCompanies > 0 && !isThere(asiakasIds.firstSmall))
      loaded.push(await loadSmall(services, options));
    return `demo data: ${loaded.join('; ') || 'already there'}`;
  } finally {
    await nats.close();
  }
}

async function loadCompany(
  services: ServiceClient,
  { scale, now, portalOrigins, laskutusAvaimet = {} }: DemoOptions,
): Promise<string> {
  const today = helsinkiDay(now);
  const master = masterData(scale, portalOrigins);
  const driverIds = master.vehicles.flatMap((vehicle) => vehicle.defaultKuski_personId ?? []);
  const personPvm = personDays(today, driverIds);
  const away = new Set(personPvm.map(({ personId, yyyymmdd }) => `${personId}:${yyyymmdd}`));
  const places = { sites: sites(), factories: factories() };

  await ask(services, orderMessages.demoLoad, { sijainnit: places.factories, tyomaat: places.sites });
  const keikat = [...orders({ today, now, vehicles: master.vehicles, away, ...places })];
  const count = await loadOrders(services, keikat);
  // The customer's contact of the demo logins sees the orders of her company; who is before its portal writes drafts.
  const kind = 'asiakas' as const;
  await ask(services, orderMessages.demoLoad, {
    auths: [
      { kind, id: asiakasIds.firstCustomer, personId: 9, level: 'read' },
      { kind, id: asiakasIds.firstCustomer, personId: PORTAL_PERSON_ID, level: 'write' },
    ],
    shortCuts: shortCuts(),
  });
  for (const palkit of chunks(palkitOf(today, master.vehicles)))
    await ask(services, gridMessages.demoLoad, { palkit });
  await ask(services, invoicingMessages.demoLoad, {
    tuotteet: products(),
    integraatiot: laskuKohteet.map((kohde) => ({
      laskuttajaAsiakasId: asiakasIds.own,
      kohde,
      avaimet: laskutusAvaimet[kohde],
    })),
    osapuolet: osapuolet(),
    laskupohjat: laskupohjat(),
  });
  for (const some of chunks(laskut({ today, keikat, sites: places.sites, vehicles: master.vehicles }))) {
    await ask(services, invoicingMessages.demoLoad, { laskut: some });
    await ask(services, orderMessages.demoLoad, { laskut: some.map(copyOf) });
  }
  await ask(services, staffMessages.demoLoad, { ...master, personPvm });
  return `${master.vehicles.length} vehicles, ${count} orders`;
}

/** The portal's page is refused at any address but the stored one, and its port may change between starts. */
async function movePortal(services: ServiceClient, { portalOrigins }: DemoOptions): Promise<boolean> {
  const known = await ask(services, staffMessages.embedPartners, {});
  const stored = known.flatMap(({ origins }) => origins);
  if (portalOrigins.every((origin) => stored.includes(origin))) return false;
  await ask(services, staffMessages.demoLoad, { partners: partners(portalOrigins) });
  return true;
}

async function loadCrowd(services: ServiceClient, { now }: DemoOptions): Promise<string> {
  const { staff, tyomaat, keikat, yyyymmdd } = crowdedCompany(now);
  await ask(services, orderMessages.demoLoad, { tyomaat });
  const count = await loadOrders(services, keikat);
  await ask(services, staffMessages.demoLoad, staff);
  return `a day of ${staff.vehicles?.length} vehicles, ${count} orders on ${yyyymmdd}`;
}

async function loadSmall(services: ServiceClient, { smallCompanies }: DemoOptions): Promise<string> {
  const companies = Array.from({ length: smallCompanies }, (_, index) => smallCompany(index + 1));
  await ask(services, orderMessages.demoLoad, { tyomaat: companies.map(({ tyomaa }) => tyomaa) });
  const count = await loadOrders(
    services,
    companies.flatMap(({ keikat }) => keikat),
  );
  await ask(services, staffMessages.demoLoad, {
    asiakkaat: companies.flatMap(({ staff }) => staff.asiakkaat),
    persons: companies.flatMap(({ staff }) => staff.persons),
    contacts: companies.flatMap(({ staff }) => staff.contacts),
    vehicles: companies.flatMap(({ staff }) => staff.vehicles),
  });
  return `${smallCompanies} small companies, ${count} orders on ${SMALL_COMPANY_DAY}`;
}

async function loadOrders(services: ServiceClient, all: Iterable<OrderDemoKeikka>): Promise<number> {
  let count = 0;
  for (const keikat of chunks(all)) {
    await ask(services, orderMessages.demoLoad, { keikat });
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

const ask = <Request, Reply>(
  services: ServiceClient,
  message: Message<Request, Reply>,
  request: Request,
): Promise<Reply> =>
  services.ask(message, request, { actor: serviceActor, correlationId: 'demo' }, TIMEOUT_MS);
