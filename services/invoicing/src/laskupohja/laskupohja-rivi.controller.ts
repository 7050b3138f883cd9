import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { laskupohjaRiviCalls, type Actor, type InputOf, type LaskupohjaRivi } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { LaskupohjaRiviService } from './laskupohja-rivi.service.js';
import { LaskupohjaService } from './laskupohja.service.js';

type Input<Name extends keyof typeof laskupohjaRiviCalls> = InputOf<(typeof laskupohjaRiviCalls)[Name]>;

@Controller()
export class LaskupohjaRiviController {
  constructor(
    private readonly pohjat: LaskupohjaService,
    private readonly rivit: LaskupohjaRiviService,
  ) {}

  @Handles(laskupohjaRiviCalls.get)
  @Needs('laskutus.read')
  get(@Payload() input: Input<'get'>, @CurrentActor() actor: Actor): Promise<LaskupohjaRivi> {
    return this.pohjat.getRivi(actor, input);
  }

  @Handles(laskupohjaRiviCalls.create)
  @InTurn('laskupohjaId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  create(
    @Payload() input: Input<'create'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ laskupohjaRiviId: number }> {
    return this.rivit.create(actor, input);
  }

  @Handles(laskupohjaRiviCalls.save)
  @InTurn('laskupohjaRiviId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  save(@Payload() input: Input<'save'>, @CurrentActor() actor: Actor): Promise<LaskupohjaRivi> {
    return this.rivit.save(actor, input);
  }

  @Handles(laskupohjaRiviCalls.delete)
  @InTurn('laskupohjaRiviId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  delete(
    @Payload() input: Input<'delete'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ laskupohjaRiviId: number }> {
    return this.rivit.delete(actor, input);
  }

  @Handles(laskupohjaRiviCalls.copy)
  @InTurn('targetLaskupohjaId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  copy(@Payload() input: Input<'copy'>, @CurrentActor() actor: Actor): Promise<{ copied: number }> {
    return this.rivit.copy(actor, input);
  }
}
