import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { stepLogCalls, type Actor, type InputOf, type StepLogMessage } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { MerkintaService } from './merkinta.service.js';

@Controller()
export class MerkintaController {
  constructor(private readonly merkinnat: MerkintaService) {}

  @Handles(stepLogCalls.save)
  @InTurn('keikkaId')
  @Needs('signedIn')
  save(
    @Payload() input: InputOf<typeof stepLogCalls.save>,
    @CurrentActor() actor: Actor,
  ): Promise<StepLogMessage> {
    return this.merkinnat.save(actor, input);
  }

  @Handles(stepLogCalls.delete)
  @InTurn('stepLogId')
  @Needs('signedIn')
  delete(
    @Payload() input: InputOf<typeof stepLogCalls.delete>,
    @CurrentActor() actor: Actor,
  ): Promise<{ stepLogId: number }> {
    return this.merkinnat.delete(actor, input);
  }

  @Handles(stepLogCalls.restore)
  @InTurn('stepLogId')
  @Needs('signedIn')
  restore(
    @Payload() input: InputOf<typeof stepLogCalls.restore>,
    @CurrentActor() actor: Actor,
  ): Promise<StepLogMessage> {
    return this.merkinnat.restore(actor, input);
  }
}
