import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { keikkaFormCalls, type Actor, type InputOf, type PreviousKeikka } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { KeikkaPreviousService } from './keikka-previous.service.js';

@Controller()
export class KeikkaPreviousController {
  constructor(private readonly previous: KeikkaPreviousService) {}

  @Handles(keikkaFormCalls.listPrevious)
  @Needs('role:asiakasAdmin', 'role:isKeikkaAdmin', 'role:isSystemAdmin', 'role:laskuAdmin')
  list(
    @Payload() place: InputOf<typeof keikkaFormCalls.listPrevious>,
    @CurrentActor() actor: Actor,
  ): Promise<PreviousKeikka[]> {
    return this.previous.list(actor, place);
  }
}
