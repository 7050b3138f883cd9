import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { gridDayCalls, type Actor, type DayLoad, type DaySpan } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { DayLoadService } from './day-load.service.js';

@Controller()
export class DayLoadController {
  constructor(private readonly dayLoads: DayLoadService) {}

  @Handles(gridDayCalls.listLoads)
  @Needs('page.grid.read')
  list(@Payload() span: DaySpan, @CurrentActor() actor: Actor): Promise<DayLoad[]> {
    return this.dayLoads.list(actor, span);
  }
}
