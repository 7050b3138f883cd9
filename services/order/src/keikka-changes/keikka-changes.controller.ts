import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { keikkaFormCalls, type Actor, type InputOf, type KeikkaMuutos } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { KeikkaChangesService } from './keikka-changes.service.js';

@Controller()
export class KeikkaChangesController {
  constructor(private readonly changes: KeikkaChangesService) {}

  @Handles(keikkaFormCalls.listChanges)
  @Needs(
    'role:asiakasAdmin',
    'role:isKeikkaAdmin',
    'role:isKeikkaHandler',
    'role:isSystemAdmin',
    'role:laskuAdmin',
  )
  list(
    @Payload() of: InputOf<typeof keikkaFormCalls.listChanges>,
    @CurrentActor() actor: Actor,
  ): Promise<KeikkaMuutos[]> {
    return this.changes.list(actor, of);
  }
}
