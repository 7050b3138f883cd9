import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Failure, type Actor } from '@keikka/contracts';
import { VehicleProjectionRow } from '@keikka/server';
import { isInService, mayPlanVehicle } from '@keikka/domain';

/** Answers whether a company may use a vehicle, from the projection of staff's vehicles. */
@Injectable()
export class VehicleAvailability {
  /**
   * A vehicle the actor's company may plan.
   * @throws Failure VEHICLE.NOT_FOUND
   */
  async plannable(manager: EntityManager, actor: Actor, vehicleId: number): Promise<VehicleProjectionRow> {
    const vehicle = await manager.findOneBy(VehicleProjectionRow, { vehicleId });
    if (!vehicle || !mayPlanVehicle(vehicle, actor.asiakasId)) throw new Failure('VEHICLE.NOT_FOUND');
    return vehicle;
  }

  /** @throws Failure VEHICLE.NOT_FOUND, VEHICLE.NOT_IN_SERVICE */
  async requireInService(manager: EntityManager, vehicleId: number, days: readonly string[]): Promise<void> {
    const vehicle = await manager.findOneBy(VehicleProjectionRow, { vehicleId });
    if (!vehicle) throw new Failure('VEHICLE.NOT_FOUND');
    if (!isInService(vehicle, ...days)) throw new Failure('VEHICLE.NOT_IN_SERVICE');
  }
}
