import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Failure, serviceActor, staffMessages, type StaffSnapshot } from '@keikka/contracts';
import { ServiceClient } from '../messaging/service-client.js';
import { Transactions } from '../persistence/transactions.js';
import { applyProjection } from './apply-projection.js';
import { AsiakasProjectionRow, PersonProjectionRow, VehicleProjectionRow } from './projection.entity.js';

const RETRY_MS = 1_000;

/**
 * Asks staff for everything when the service starts, repeatedly until staff answers, and not only on an empty
 * projection. A service that was away for longer than the stream keeps events recovers the same way.
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
        // Staff may start at the same time or be away for a moment: then the code is enough. Other errors are
        // logged with their stack.
        const told = error instanceof Failure ? { code: error.code } : { err: error };
        this.logger.warn(told, 'master data could not be loaded from staff, trying again');
        // Only the end of the service interrupts the wait.
        await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private async load(): Promise<void> {
    const context = { actor: serviceActor, correlationId: randomUUID() };
    // Read before staff is asked, so that rows arriving meanwhile count as new and not as removed.
    const known = await this.transactions.run(({ manager }) => knownIds(manager));
    const snapshot = await this.services.ask(staffMessages.snapshot, {}, context);
    await this.transactions.run(async ({ manager }) => {
      await applyProjection(manager, AsiakasProjectionRow, snapshot.asiakkaat);
      await applyProjection(manager, PersonProjectionRow, snapshot.persons);
      await applyProjection(manager, VehicleProjectionRow, snapshot.vehicles);
      await forget(manager, known, snapshot);
    });
  }
}

interface KnownIds {
  asiakkaat: number[];
  persons: number[];
  vehicles: number[];
}

async function knownIds(manager: EntityManager): Promise<KnownIds> {
  const [known] = await manager.query<[KnownIds]>(`select array(select asiakas_id from asiakas) as asiakkaat,
    array(select person_id from person) as persons, array(select vehicle_id from vehicle) as vehicles`);
  return known;
}

/** Removes rows that staff no longer knows. */
async function forget(manager: EntityManager, known: KnownIds, snapshot: StaffSnapshot): Promise<void> {
  const gone = (ids: readonly number[], there: readonly number[]): number[] => {
    const still = new Set(there);
    return ids.filter((id) => !still.has(id));
  };
  const asiakkaat = gone(
    known.asiakkaat,
    snapshot.asiakkaat.map(({ asiakasId }) => asiakasId),
  );
  const persons = gone(
    known.persons,
    snapshot.persons.map(({ personId }) => personId),
  );
  const vehicles = gone(
    known.vehicles,
    snapshot.vehicles.map(({ vehicleId }) => vehicleId),
  );
  await manager.query('delete from asiakas where asiakas_id = any($1)', [asiakkaat]);
  await manager.query('delete from person where person_id = any($1)', [persons]);
  await manager.query('delete from vehicle where vehicle_id = any($1)', [vehicles]);
}
