import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { betoniShortCutCalls, type Actor, type InputOf, type OmaKomento } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { BetoniShortCutService } from './betoni-short-cut.service.js';

type Input<Name extends keyof typeof betoniShortCutCalls> = InputOf<(typeof betoniShortCutCalls)[Name]>;

@Controller()
export class BetoniShortCutController {
  constructor(private readonly shortCuts: BetoniShortCutService) {}

  @Handles(betoniShortCutCalls.list)
  @Needs('signedIn', 'embedPerson')
  list(@CurrentActor() actor: Actor): Promise<OmaKomento[]> {
    return this.shortCuts.list(actor);
  }

  @Handles(betoniShortCutCalls.save)
  @InTurn('betoniShortCutId')
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  save(@Payload() of: Input<'save'>, @CurrentActor() actor: Actor): Promise<OmaKomento> {
    return this.shortCuts.save(actor, of);
  }

  @Handles(betoniShortCutCalls.delete)
  @InTurn('betoniShortCutId')
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  delete(
    @Payload() of: Input<'delete'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ betoniShortCutId: number; varmenne: number }> {
    return this.shortCuts.delete(actor, of);
  }

  @Handles(betoniShortCutCalls.restore)
  @InTurn('betoniShortCutId')
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  restore(@Payload() of: Input<'restore'>, @CurrentActor() actor: Actor): Promise<OmaKomento> {
    return this.shortCuts.restore(actor, of);
  }
}
