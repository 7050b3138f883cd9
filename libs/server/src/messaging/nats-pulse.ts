import { Inject, Injectable } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import { natsConnection } from './nats.provider.js';

/** A server that is well answers a ping within a few milliseconds. */
const PONG_MS = 500;

/**
 * Whether NATS answers now. Who asks a service looks here first, so that a lost or frozen NATS costs one time-out and
 * not one per request, and nothing is put into a buffer that would be sent when nobody waits for it any more.
 */
@Injectable()
export class NatsPulse {
  private isLost = false;
  private probing: Promise<void> | undefined;

  constructor(@Inject(natsConnection) private readonly nats: NatsConnection) {
    void this.watch();
  }

  get isUp(): boolean {
    return !this.isLost;
  }

  /** Asked after a time-out: the asked service may be silent, or the server between. Many at once make one ping. */
  doubt(): void {
    this.probing ??= this.probe().finally(() => (this.probing = undefined));
  }

  private async probe(): Promise<void> {
    const late = setTimeout(() => (this.isLost = true), PONG_MS);
    try {
      await this.nats.flush();
      this.isLost = false;
    } catch {
      // The connection broke meanwhile; `watch` hears of its return.
    } finally {
      clearTimeout(late);
    }
  }

  private async watch(): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type === 'disconnect' || type === 'staleConnection') this.isLost = true;
      if (type === 'reconnect') this.isLost = false;
    }
  }
}
