import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';

/** Injection token of the process's NATS connection. */
export const natsConnection = Symbol('NatsConnection');

/**
 * Options every connection shares: wait for the server at start and never give up reconnecting, so that a restarted
 * NATS is a pause and not an outage. The URL may be a comma list: the servers of a cluster.
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

/** Closes the connection after everything that uses it has stopped; an open one would keep the process alive. */
@Injectable()
export class NatsClosing implements OnApplicationShutdown {
  constructor(@Inject(natsConnection) private readonly nats: NatsConnection) {}

  async onApplicationShutdown(): Promise<void> {
    await this.nats.close();
  }
}
