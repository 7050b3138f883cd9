import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { alvCalls, staffMessages, type Actor, type InputOf } from '@keikka/contracts';
import type { AlvKausi } from '@keikka/domain';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { YrityksenAlvService } from './yrityksen-alv.service.js';

@Controller()
export class YrityksenAlvController {
  constructor(private readonly alvit: YrityksenAlvService) {}

  @Handles(staffMessages.yrityksenAlv)
  @Needs('laskutus.read')
  list(@Payload() { asiakasId }: { asiakasId: number }, @CurrentActor() actor: Actor): Promise<AlvKausi[]> {
    return this.alvit.list(actor, asiakasId);
  }

  @Handles(alvCalls.list)
  @Needs('laskutus.read')
  own(@CurrentActor() actor: Actor): Promise<AlvKausi[]> {
    return this.alvit.list(actor, actor.asiakasId);
  }

  @Handles(alvCalls.aseta)
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  aseta(@Payload() input: InputOf<typeof alvCalls.aseta>, @CurrentActor() actor: Actor): Promise<AlvKausi[]> {
    return this.alvit.aseta(actor, input);
  }
}
