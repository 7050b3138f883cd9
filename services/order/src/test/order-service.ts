import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import {
  eventSubjectPrefix,
  orderMessages,
  serviceActor,
  staffMessages,
  type Actor,
  type EventEnvelope,
  type EventName,
  type Message,
  type OrderDemo,
  type StaffSnapshot,
} from '@keikka/contracts';
import {
  connectNats,
  dataSourceOptions,
  encodeReply,
  migrate,
  runService,
  ServiceClient,
  type ServiceEnv,
} from '@keikka/server';
import { createTestDatabase, eventually, freePort, startOwnNats } from '@keikka/testing';
import { OrderModule } from '../order.module.js';
import { orderPersistence } from '../order.persistence.js';

export interface OrderService {
  dataSource: DataSource;
  ask: <Request, Reply>(message: Message<Request, Reply>, request: Request, actor: Actor) => Promise<Reply>;
  askBytes: <Request>(message: Message<Request, unknown>, request: Request, actor: Actor) => Promise<Uint8Array>;
  load: (demo: OrderDemo) => Promise<unknown>;
  /** What was published since the test forgot, of one kind. */
  events: <Name extends EventName>(name: Name) => EventEnvelope<Name>[];
  forgetEvents: () => void;
  stop: () => Promise<void>;
}

/** The order service as production starts it, on a database and a NATS of its own; staff is a given snapshot. */
export async function startOrderService(staff: StaffSnapshot): Promise<OrderService> {
  const [database, nats, port] = await Promise.all([createTestDatabase('order'), startOwnNats(), freePort()]);
  await migrate(dataSourceOptions(database.url, orderPersistence));
  const connection = await connectNats(nats.url, 'test');
  connection.subscribe(staffMessages.snapshot.subject, {
    callback: (_, message) => void message.respond(encodeReply(staff)),
  });
  let published: EventEnvelope[] = [];
  connection.subscribe(`${eventSubjectPrefix}>`, {
    callback: (_, message) => published.push(message.json<EventEnvelope>()),
  });
  const env: ServiceEnv = {
    PORT: port,
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    LOG_LEVEL: 'silent',
    DEMO_DATA: true,
  };
  const app = await runService('order', OrderModule.from(env), env);
  const dataSource = app.get(DataSource);
  await eventually(async () => {
    const [{ count }] = await dataSource.query<[{ count: number }]>(`select count(*)::int from vehicle`);
    if (count < staff.vehicles.length) throw new Error('the projection is not loaded yet');
  });
  const client = new ServiceClient(connection);
  const context = (actor: Actor) => ({ actor, correlationId: randomUUID() });
  return {
    dataSource,
    ask: (message, request, actor) => client.ask(message, request, context(actor)),
    askBytes: (message, request, actor) => client.askBytes(message, request, context(actor)),
    load: (demo) => client.ask(orderMessages.demoLoad, demo, context(serviceActor)),
    events: <Name extends EventName>(name: Name) =>
      published.filter((event) => event.name === name) as EventEnvelope<Name>[],
    forgetEvents: () => {
      published = [];
    },
    stop: async () => {
      await app.close();
      await connection.close();
      await Promise.all([database.drop(), nats.stop()]);
    },
  };
}
