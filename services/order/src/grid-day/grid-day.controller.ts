import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { orderMessages, type Actor, type DayWindow } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { GridDayService } from './grid-day.service.js';

@Controller()
export class GridDayController {
  constructor(private readonly gridDay: GridDayService) {}

  @Handles(orderMessages.keikkaListForGrid)
  @Needs('page.grid.read')
  list(@Payload() window: DayWindow, @CurrentActor() actor: Actor): Promise<Uint8Array> {
    return this.gridDay.list(actor, window);
  }
}
