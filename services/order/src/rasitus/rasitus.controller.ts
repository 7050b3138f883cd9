import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { rasitusCalls, type Actor, type InputOf, type YrityksenRaja } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { RasitusService } from './rasitus.service.js';

@Controller()
export class RasitusController {
  constructor(private readonly rajat: RasitusService) {}

  @Handles(rasitusCalls.list)
  @Needs('signedIn', 'embedPerson')
  list(@CurrentActor() actor: Actor): Promise<YrityksenRaja[]> {
    return this.rajat.list(actor);
  }

  @Handles(rasitusCalls.save)
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  save(
    @Payload() of: InputOf<typeof rasitusCalls.save>,
    @CurrentActor() actor: Actor,
  ): Promise<YrityksenRaja[]> {
    return this.rajat.save(actor, of);
  }
}
