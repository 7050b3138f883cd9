import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { staffMessages, type Actor, type GridDriver } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { GridDayService } from './grid-day.service.js';

@Controller()
export class GridDayController {
  constructor(private readonly gridDay: GridDayService) {}

  @Handles(staffMessages.gridListDay)
  @Needs('page.grid.read')
  listDay(@Payload() { yyyymmdd }: { yyyymmdd: string }, @CurrentActor() actor: Actor): Promise<Uint8Array> {
    return this.gridDay.listDay(actor, yyyymmdd);
  }

  @Handles(staffMessages.kuskitList)
  @Needs('page.grid.drivers.read')
  listDrivers(
    @Payload() { yyyymmdd }: { yyyymmdd: string },
    @CurrentActor() actor: Actor,
  ): Promise<GridDriver[]> {
    return this.gridDay.listDrivers(actor, yyyymmdd);
  }
}
