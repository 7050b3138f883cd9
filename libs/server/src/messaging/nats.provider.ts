import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';

const FLUSH_MS = 500;

/** Injection token of the process's NATS connection. */
export const natsConnection = Symbol('NatsConnection');

/**
 * Options of every connection: it waits for the server at start and reconnects for ever, so that a restarted NATS is a
 * pause and not an outage. The URL may be a comma list of the servers of a cluster. A server that no longer answers
 * (frozen, or its machine cut off without a word) is given up after three pings, at most 4.5 s, for another one.
 */
function natsOptions(url: string, name: string, password: string | undefined): ConnectionOptions {
  return {
    servers: url.split(','),
    name,
    // Replies to others are not for these ears; the server sees to it where there are users.
    inboxPrefix: `_INBOX.${name}`,
    ...(password ? { user: name, pass: password } : {}),
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    pingInterval: 1_500,
    maxPingOut: 2,
    // A frozen server still takes connections and then says nothing.
    timeout: 2_000,
  };
}

/** @param password of the NATS user of this name; none where the server asks for none */
export function connectNats(url: string, name: string, password?: string): Promise<NatsConnection> {
  return connect(natsOptions(url, name, password));
}

/**
 * Ends the process in order when NATS has turned it away for good, because its password is no longer taken: it would live
 * on without ears. Whoever supervises it starts it anew.
 */
export function endWithConnection(nats: NatsConnection): void {
  void nats.closed().then((error) => {
    if (!error) return;
    new Logger('nats').error({ err: error }, 'the connection is closed for good: this process ends');
    process.kill(process.pid, 'SIGTERM');
  });
}

/** Closes the connection after its users have stopped. An open connection would keep the process alive. */
@Injectable()
export class NatsClosing implements OnApplicationShutdown {
  constructor(@Inject(natsConnection) private readonly nats: NatsConnection) {}

  async onApplicationShutdown(): Promise<void> {
    // The last answers leave before the connection ends. A frozen server takes none.
    await Promise.race([this.nats.flush(), setTimeout(FLUSH_MS, undefined, { ref: false })]).catch(
      () => undefined,
    );
    await this.nats.close();
  }
}
