import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  laskuRiviCalls,
  type Actor,
  type InputOf,
  type LaskuRivi,
  type LaskuRiviSave,
  type LaskuRiviSelvitys,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { LaskuService } from '../lasku.service.js';
import { LaskuRiviService } from './lasku-rivi.service.js';

type Input<Name extends keyof typeof laskuRiviCalls> = InputOf<(typeof laskuRiviCalls)[Name]>;

@Controller()
export class LaskuRiviController {
  constructor(
    private readonly laskut: LaskuService,
    private readonly rivit: LaskuRiviService,
  ) {}

  @Handles(laskuRiviCalls.selvitys)
  @Needs('laskutus.read')
  selvitys(
    @Payload() { keikkaLaskuRiviId }: Input<'selvitys'>,
    @CurrentActor() actor: Actor,
  ): Promise<LaskuRiviSelvitys> {
    return this.laskut.selvitys(actor, keikkaLaskuRiviId);
  }

  @Handles(laskuRiviCalls.save)
  @InTurn('keikkaLaskuId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  save(@Payload() save: LaskuRiviSave, @CurrentActor() actor: Actor): Promise<LaskuRivi> {
    return this.rivit.save(actor, save);
  }

  @Handles(laskuRiviCalls.delete)
  @InTurn('keikkaLaskuId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  delete(
    @Payload() input: Input<'delete'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ keikkaLaskuRiviId: number }> {
    return this.rivit.delete(actor, input);
  }

  @Handles(laskuRiviCalls.deleteAll)
  @InTurn('keikkaLaskuId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  deleteAll(
    @Payload() input: Input<'deleteAll'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ keikkaLaskuId: number }> {
    return this.rivit.deleteAll(actor, input);
  }

  @Handles(laskuRiviCalls.copy)
  @InTurn('targetKeikkaLaskuId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  copy(@Payload() input: Input<'copy'>, @CurrentActor() actor: Actor): Promise<{ copied: number }> {
    return this.rivit.copy(actor, input);
  }

  @Handles(laskuRiviCalls.order)
  @InTurn('keikkaLaskuId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  order(@Payload() input: Input<'order'>, @CurrentActor() actor: Actor): Promise<LaskuRivi[]> {
    return this.rivit.order(actor, input);
  }
}
