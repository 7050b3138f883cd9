import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Failure, vehicleCalls, type KeikkaSave } from '@keikka/contracts';
import { ServiceClient } from '@keikka/server';
import { Keikka } from '../keikka/keikka.entity.js';

/**
 * Asks other services about what a save refers to. It asks before a transaction is open, so that no lock waits for an
 * answer. A reference that stays is not asked about again: an order outlives what it points to.
 */
@Injectable()
export class KeikkaReferences {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
  ) {}

  /** @throws Failure KEIKKA.UNKNOWN_VEHICLE_TYPE, SERVICE.UNAVAILABLE */
  async demand({ keikkaId, vehicleTypeId }: KeikkaSave): Promise<void> {
    if (!vehicleTypeId) return;
    const before = await this.dataSource.manager.findOneBy(Keikka, { keikkaId });
    if (vehicleTypeId === before?.vehicleTypeId) return;
    const types = await this.services.ask(vehicleCalls.listTypes, { ownerAsiakasId: 0 });
    if (!types.some((type) => type.vehicleTypeId === vehicleTypeId))
      throw new Failure('KEIKKA.UNKNOWN_VEHICLE_TYPE');
  }
}
