import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { orderMessages, paths, staffMessages, type Actor, type PersonPvm } from '@keikka/contracts';
import { IdParams, KuskitListParams, PersonPvmSetVehicleDto } from '@keikka/contracts/dto';
import { Needs, ServiceClient } from '@keikka/server';
import { ownAsiakasId } from '../auth/tenant.js';
import { CurrentActor } from '../http/request.js';
import { GetRoute, PostRoute } from '../http/routes.js';
import { withDaySums, type KuskiOfDay } from './kuski-day.js';

@ApiTags('person')
@Controller()
export class PersonController {
  constructor(private readonly client: ServiceClient) {}

  /** Who drives comes from the staff service, how much from the order service (G-292). */
  @GetRoute(paths.kuskitList)
  @Needs('page.grid.drivers.read')
  async listKuskit(
    @Param() { ownerAsiakasId, yyyymmdd }: KuskitListParams,
    @CurrentActor() actor: Actor,
  ): Promise<KuskiOfDay[]> {
    ownAsiakasId(actor, ownerAsiakasId);
    const [drivers, sums] = await Promise.all([
      this.client.ask(staffMessages.kuskitList, { yyyymmdd }),
      this.client.ask(orderMessages.kuskiDaySums, { yyyymmdd }),
    ]);
    return withDaySums(drivers, sums);
  }

  /** The segment after the path is the owner company, as everywhere in personPvm (C-94). */
  @PostRoute(paths.personPvmSetVehicle)
  @Needs('page.grid.drivers.edit')
  setVehicle(
    @Param() { id }: IdParams,
    @Body() { personId, vehicleId, yyyymmdd }: PersonPvmSetVehicleDto,
    @CurrentActor() actor: Actor,
  ): Promise<PersonPvm> {
    ownAsiakasId(actor, id);
    return this.client.ask(staffMessages.personPvmSetVehicle, { personId, vehicleId, yyyymmdd });
  }
}
