import { jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import { eventStream, eventSubjectPrefix } from '@keikka/contracts';

const minute = 60_000;

/** Makes sure that the stream which keeps the events exists; every process that needs it may call this. */
export async function ensureEventStream(nats: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(nats);
  await manager.streams.add({
    name: eventStream,
    subjects: [`${eventSubjectPrefix}>`],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    max_age: nanos(7 * 24 * 60 * minute),
    duplicate_window: nanos(10 * minute),
  });
}
