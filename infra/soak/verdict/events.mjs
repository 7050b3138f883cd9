import { connect } from '@nats-io/transport-node';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { EVENT_STREAM, EVENT_SUBJECT_PREFIX } from '@keikka/contracts';
import { serviceNames } from '../../../libs/testing/product/topology.mjs';
import { withClient } from '../../../libs/testing/servers/databases.mjs';
import { finding } from './finding.mjs';

/** @typedef {import('../../../libs/testing/product/environments.mjs').Infrastructure} Infrastructure */
/** @typedef {{ id: string, name: string }} StreamEvent */
/** @typedef {{ durable: string, name: string, waiting: number }} Consumer */

/**
 * Each event of the outboxes was published once, and each listener has counted each of its events.
 * @param {Infrastructure} infrastructure
 */
export async function judgeEvents(infrastructure) {
  const { events, consumers } = await readStream(infrastructure);
  const outbox = await inEachService(infrastructure, 'select message_id, published_at from outbox');
  const inbox = await inEachService(infrastructure, 'select listener, message_id from inbox');
  const ids = new Set(events.map(({ id }) => id));
  const owed = new Set(outbox.map(({ message_id }) => message_id));
  return [
    finding('each event of an outbox is published', outbox.length, [
      ...outbox.filter((row) => row.published_at === null).map((row) => `${row.message_id} waits`),
      ...outbox
        .filter((row) => row.published_at !== null && !ids.has(row.message_id))
        .map((row) => `${row.message_id} is not in the stream`),
      ...events.filter(({ id }) => !owed.has(id)).map(({ id }) => `${id} came from no outbox`),
    ]),
    finding('each event is in the stream once', events.length, repeated(events.map(({ id }) => id))),
    finding(
      'each listener has counted its events',
      consumers.length,
      consumers.flatMap((consumer) => uncounted(consumer, events, inbox)),
    ),
  ];
}

/**
 * How many events are not published yet.
 * @param {Infrastructure} infrastructure
 */
export async function eventsWaiting(infrastructure) {
  const waiting = await inEachService(infrastructure, 'select 1 from outbox where published_at is null');
  const { consumers } = await withStream(infrastructure, async (nats) => ({
    consumers: await consumersOf(nats),
  }));
  return consumers.reduce((sum, consumer) => sum + consumer.waiting, waiting.length);
}

/**
 * @param {Consumer} consumer
 * @param {readonly StreamEvent[]} events
 * @param {readonly { listener: string, message_id: string }[]} inbox
 */
function uncounted({ durable, name, waiting }, events, inbox) {
  const counted = new Set(inbox.filter(({ listener }) => listener === durable).map((row) => row.message_id));
  const missing = events.filter((event) => event.name === name && !counted.has(event.id));
  return [
    ...(waiting > 0 ? [`${durable} has ${waiting} events before it`] : []),
    ...missing.map(({ id }) => `${durable} has not counted ${id}`),
  ];
}

/** @param {Infrastructure} infrastructure */
const readStream = (infrastructure) =>
  withStream(infrastructure, async (nats) => {
    const consumer = await jetstream(nats).consumers.get(EVENT_STREAM);
    const { num_pending: count } = await consumer.info();
    /** @type {StreamEvent[]} */
    const events = [];
    const messages = count > 0 ? await consumer.consume() : [];
    for await (const message of messages) {
      const { id, name } = /** @type {StreamEvent} */ (message.json());
      events.push({ id, name });
      if (events.length === count) break;
    }
    return { events, consumers: await consumersOf(nats) };
  });

/**
 * @param {import('@nats-io/transport-node').NatsConnection} nats
 * @returns {Promise<Consumer[]>}
 */
async function consumersOf(nats) {
  const manager = await jetstreamManager(nats);
  const all = [];
  for await (const { config, num_pending, num_ack_pending } of manager.consumers.list(EVENT_STREAM))
    if (config.durable_name)
      all.push({
        durable: config.durable_name,
        name: String(config.filter_subject).slice(EVENT_SUBJECT_PREFIX.length),
        waiting: num_pending + num_ack_pending,
      });
  return all;
}

/**
 * @template T
 * @param {Infrastructure} infrastructure
 * @param {(nats: import('@nats-io/transport-node').NatsConnection) => Promise<T>} work
 */
async function withStream({ natsUrl, natsPasswords }, work) {
  // Any service may read the stream.
  const user = 'order';
  const nats = await connect({
    servers: natsUrl,
    user,
    pass: natsPasswords?.[user],
    inboxPrefix: `_INBOX.${user}`,
  });
  try {
    return await work(nats);
  } finally {
    await nats.close();
  }
}

/**
 * @param {Infrastructure} infrastructure
 * @param {string} sql
 */
async function inEachService({ databaseUrls }, sql) {
  const rows = [];
  for (const name of serviceNames)
    rows.push(...(await withClient(databaseUrls[name], (client) => client.query(sql))).rows);
  return rows;
}

/** @param {readonly string[]} ids */
function repeated(ids) {
  const seen = new Set();
  return ids.filter((id) => seen.has(id) || !seen.add(id)).map((id) => `${id} is there again`);
}
