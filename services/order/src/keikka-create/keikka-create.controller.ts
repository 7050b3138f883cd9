import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { keikkaFormCalls, type Actor, type GridKeikka, type InputOf } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { KeikkaCreateService } from './keikka-create.service.js';

@Controller()
export class KeikkaCreateController {
  constructor(private readonly keikkaCreate: KeikkaCreateService) {}

  @Handles(keikkaFormCalls.create)
  @Needs('signedIn', 'embedPerson')
  create(
    @Payload() create: InputOf<typeof keikkaFormCalls.create>,
    @CurrentActor() actor: Actor,
  ): Promise<GridKeikka> {
    return this.keikkaCreate.create(actor, create);
  }
}
