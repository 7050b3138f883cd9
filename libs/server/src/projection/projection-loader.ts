import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Failure, serviceActor, staffMessages } from '@keikka/contracts';
import { ServiceClient } from '../messaging/service-client.js';
import { Transactions } from '../persistence/transactions.js';
import { applyProjection } from './apply-projection.js';
import { AsiakasProjectionRow, PersonProjectionRow, VehicleProjectionRow } from './projection.entity.js';

const retryMs = 1_000;

/**
 * Asks staff for everything when the service starts, again and again until staff answers. Not only on an empty
 * projection: a service that slept longer than the stream keeps its events heals itself the same way.
 */
@Injectable()
export class ProjectionLoader implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('projection');
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly services: ServiceClient,
    private readonly transactions: Transactions,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.untilLoaded();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async untilLoaded(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.load();
        return;
      } catch (error) {
        // Staff starts beside us or is away for a moment: the code says enough, the rest is told with its stack.
        const told = error instanceof Failure ? { code: error.code } : { err: error };
        this.logger.warn(told, 'master data could not be loaded from staff, trying again');
        await sleep(retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private async load(): Promise<void> {
    const context = { actor: serviceActor, correlationId: randomUUID() };
    const snapshot = await this.services.ask(staffMessages.snapshot, {}, context);
    await this.transactions.run(async ({ manager }) => {
      await applyProjection(manager, AsiakasProjectionRow, snapshot.asiakkaat);
      await applyProjection(manager, PersonProjectionRow, snapshot.persons);
      await applyProjection(manager, VehicleProjectionRow, snapshot.vehicles);
    });
  }
}
