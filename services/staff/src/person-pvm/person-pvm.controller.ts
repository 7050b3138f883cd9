import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { staffMessages, type Actor, type PersonPvm } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { PersonPvmService, type PersonDay } from './person-pvm.service.js';

@Controller()
export class PersonPvmController {
  constructor(private readonly personPvm: PersonPvmService) {}

  @Handles(staffMessages.kuskiDrives)
  @Needs('page.grid.edit')
  drives(@Payload() day: PersonDay): Promise<{ drives: boolean; pois: boolean }> {
    return this.personPvm.drives(day);
  }

  @Handles(staffMessages.personPvmSetVehicle)
  @Needs('page.grid.drivers.edit')
  @InTurn('yyyymmdd')
  setVehicle(
    @Payload() request: PersonDay & { vehicleId: number | null },
    @CurrentActor() actor: Actor,
  ): Promise<PersonPvm> {
    return this.personPvm.setVehicle(actor, request);
  }
}
