import { Injectable, Logger, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { MINUTE_MS } from '@keikka/domain';
import { KeikkaTilaClock } from './keikka-tila-clock.service.js';

const everyMs = MINUTE_MS;

/** Changes due statuses every minute, so that the board is right even when nobody opens an order. */
@Injectable()
export class KeikkaTilaSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('keikka-tila');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly tilaClock: KeikkaTilaClock) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.start(), everyMs);
    this.start();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private start(): void {
    this.running ??= this.tilaClock
      .sweep()
      .catch((error: unknown) => {
        // The orders stay due; the next round tries again.
        this.logger.warn({ err: error }, 'statuses could not be moved on');
      })
      .finally(() => (this.running = undefined));
  }
}
