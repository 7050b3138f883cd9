import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { keikkaFormCalls, type Actor, type InputOf, type RecordedChange } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { KeikkaChangesService } from './keikka-changes.service.js';

@Controller()
export class KeikkaChangesController {
  constructor(private readonly changes: KeikkaChangesService) {}

  @Handles(keikkaFormCalls.listChanges)
  @Needs('signedIn')
  list(
    @Payload() of: InputOf<typeof keikkaFormCalls.listChanges>,
    @CurrentActor() actor: Actor,
  ): Promise<RecordedChange[]> {
    return this.changes.list(actor, of);
  }
}
