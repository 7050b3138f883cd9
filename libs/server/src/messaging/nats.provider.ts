import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';

/** Injection token of the process's NATS connection. */
export const natsConnection = Symbol('NatsConnection');

/**
 * Options of every connection: it waits for the server at start and reconnects for ever, so that a restarted NATS is a
 * pause and not an outage. The URL may be a comma list of the servers of a cluster.
 */
export function natsOptions(url: string, name: string): ConnectionOptions {
  return {
    servers: url.split(','),
    name,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
  };
}

export function connectNats(url: string, name: string): Promise<NatsConnection> {
  return connect(natsOptions(url, name));
}

/** Closes the connection after its users have stopped. An open connection would keep the process alive. */
@Injectable()
export class NatsClosing implements OnApplicationShutdown {
  constructor(@Inject(natsConnection) private readonly nats: NatsConnection) {}

  async onApplicationShutdown(): Promise<void> {
    await this.nats.close();
  }
}
