import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { laskupohjaBetoniCalls, type Actor, type InputOf, type LaskupohjaBetoni } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { LaskupohjaBetoniService } from './laskupohja-betoni.service.js';

type Input<Name extends keyof typeof laskupohjaBetoniCalls> = InputOf<(typeof laskupohjaBetoniCalls)[Name]>;

@Controller()
export class LaskupohjaBetoniController {
  constructor(private readonly betonit: LaskupohjaBetoniService) {}

  @Handles(laskupohjaBetoniCalls.save)
  @InTurn('laskupohjaId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  save(@Payload() save: Input<'save'>, @CurrentActor() actor: Actor): Promise<LaskupohjaBetoni> {
    return this.betonit.save(actor, save);
  }

  @Handles(laskupohjaBetoniCalls.delete)
  @InTurn('laskupohjaBetoniId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  delete(
    @Payload() input: Input<'delete'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ laskupohjaBetoniId: number }> {
    return this.betonit.delete(actor, input);
  }
}
