import { Controller } from '@nestjs/common';
import { vehicleCalls, type Actor, type Vehicle, type VehicleType } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { VehicleService } from './vehicle.service.js';

@Controller()
export class VehicleController {
  constructor(private readonly vehicles: VehicleService) {}

  @Handles(vehicleCalls.list)
  @Needs('page.grid.read')
  list(@CurrentActor() actor: Actor): Promise<Vehicle[]> {
    return this.vehicles.list(actor);
  }

  @Handles(vehicleCalls.listTypes)
  @Needs('signedIn', 'embedPerson')
  listTypes(): Promise<VehicleType[]> {
    return this.vehicles.listTypes();
  }
}
