import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  hyvitysCalls,
  type Actor,
  type Hyvitettava,
  type HyvitettavaNyt,
  type InputOf,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { HyvitysService } from './hyvitys.service.js';

type Input<Name extends keyof typeof hyvitysCalls> = InputOf<(typeof hyvitysCalls)[Name]>;

@Controller()
export class HyvitysController {
  constructor(private readonly hyvitykset: HyvitysService) {}

  @Handles(hyvitysCalls.get)
  @Needs('laskutus.read')
  get(@Payload() input: Input<'get'>, @CurrentActor() actor: Actor): Promise<Hyvitettava> {
    return this.hyvitykset.get(actor, input);
  }

  @Handles(hyvitysCalls.nyt)
  @Needs('laskutus.read')
  nyt(@Payload() input: Input<'nyt'>, @CurrentActor() actor: Actor): Promise<HyvitettavaNyt> {
    return this.hyvitykset.nyt(actor, input);
  }

  @Handles(hyvitysCalls.luo)
  @InTurn('keikkaLaskuId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  luo(@Payload() input: Input<'luo'>, @CurrentActor() actor: Actor): Promise<{ keikkaLaskuId: number }> {
    return this.hyvitykset.luo(actor, input);
  }
}
