import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  orderMessages,
  kuskiCalls,
  type Actor,
  type GridKeikka,
  type KuskiDaySum,
  type KuskiRestore,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { KuskiService, type KuskiDrop } from './kuski.service.js';

@Controller()
export class KuskiController {
  constructor(private readonly kuski: KuskiService) {}

  @Handles(kuskiCalls.setForVehicle)
  @InTurn('vehicleId')
  @Needs('page.grid.edit')
  setForVehicle(
    @Payload() drop: KuskiDrop,
    @CurrentActor() actor: Actor,
  ): Promise<{ changed: GridKeikka[] }> {
    return this.kuski.setForVehicle(actor, drop);
  }

  @Handles(kuskiCalls.restore)
  @InTurn('vehicleId')
  @Needs('page.grid.edit')
  restore(
    @Payload() restore: KuskiRestore,
    @CurrentActor() actor: Actor,
  ): Promise<{ changed: GridKeikka[] }> {
    return this.kuski.restore(actor, restore);
  }

  @Handles(orderMessages.kuskiDaySums)
  @Needs('page.grid.drivers.read')
  daySums(
    @Payload() { yyyymmdd }: { yyyymmdd: string },
    @CurrentActor() actor: Actor,
  ): Promise<KuskiDaySum[]> {
    return this.kuski.daySums(actor, yyyymmdd);
  }
}
