import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  orderMessages,
  kuskiCalls,
  personCalls,
  type Actor,
  type GridKeikka,
  type KeikkaKuskit,
  type KuskiDaySum,
  type KuskiOfKeikka,
  type KuskiRestore,
  type KuskiSum,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { KeikkaKuskitService } from './keikka-kuskit.service.js';
import { KuskiService, type KuskiDrop } from './kuski.service.js';

@Controller()
export class KuskiController {
  constructor(
    private readonly kuski: KuskiService,
    private readonly kuskit: KeikkaKuskitService,
  ) {}

  @Handles(kuskiCalls.add)
  @InTurn('keikkaId')
  @Needs('page.grid.edit')
  add(@Payload() add: KuskiOfKeikka, @CurrentActor() actor: Actor): Promise<KeikkaKuskit> {
    return this.kuskit.add(actor, add);
  }

  @Handles(kuskiCalls.remove)
  @InTurn('keikkaId')
  @Needs('page.grid.edit')
  remove(@Payload() remove: KuskiOfKeikka, @CurrentActor() actor: Actor): Promise<KeikkaKuskit> {
    return this.kuskit.remove(actor, remove);
  }

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

  @Handles(personCalls.listKuskiSums)
  @Needs('page.grid.drivers.read')
  sums(@Payload() { yyyymmdd }: { yyyymmdd: string }, @CurrentActor() actor: Actor): Promise<KuskiSum[]> {
    return this.kuski.sums(actor, yyyymmdd);
  }
}
