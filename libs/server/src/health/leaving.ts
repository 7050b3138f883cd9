import { setTimeout } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/**
 * The time between the signal to stop and the stop. The process already says that it is not ready, and still answers
 * everything, so that whoever spreads the requests has time to send them elsewhere.
 */
@Injectable()
export class Leaving implements OnModuleDestroy {
  private isNow = false;

  /** @param seconds how long the others take to notice; 0 where nobody asks for readiness */
  constructor(private readonly seconds = 0) {}

  get hasBegun(): boolean {
    return this.isNow;
  }

  async onModuleDestroy(): Promise<void> {
    this.isNow = true;
    await setTimeout(this.seconds * 1_000);
  }
}
