import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { vehicleCalls, type InputOf, type Vehicle } from '@keikka/contracts';
import { Needs, ServiceClient } from '@keikka/server';
import { Input } from '../calls/input.js';
import { Route } from '../calls/route.js';
import { Tenant } from '../calls/tenant.js';

@ApiTags('vehicle')
@Controller()
export class VehicleController {
  constructor(private readonly client: ServiceClient) {}

  @Route(vehicleCalls.list)
  @Needs('page.grid.read')
  @Tenant({ ownerAsiakasId: 'own' })
  list(@Input() input: InputOf<typeof vehicleCalls.list>): Promise<Vehicle[]> {
    return this.client.ask(vehicleCalls.list, input);
  }
}
