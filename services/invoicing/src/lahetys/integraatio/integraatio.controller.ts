import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  integraatioCalls,
  type Actor,
  type InputOf,
  type Integraatio,
  type IntegraatioSave,
} from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { IntegraatioService } from './integraatio.service.js';

@Controller()
export class IntegraatioController {
  constructor(private readonly integraatiot: IntegraatioService) {}

  @Handles(integraatioCalls.list)
  @Needs('laskutus.read')
  list(
    @Payload() { laskuttajaAsiakasId }: InputOf<typeof integraatioCalls.list>,
    @CurrentActor() actor: Actor,
  ): Promise<Integraatio[]> {
    return this.integraatiot.list(actor, laskuttajaAsiakasId);
  }

  @Handles(integraatioCalls.save)
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  save(@Payload() save: IntegraatioSave, @CurrentActor() actor: Actor): Promise<Integraatio> {
    return this.integraatiot.save(actor, save);
  }
}
