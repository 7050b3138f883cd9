import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  lahetysCalls,
  lahetysMessages,
  type Actor,
  type InputOf,
  type Lahetys,
  type LahetysKokonaan,
  type LahetettavaLasku,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { LahetysService } from './lahetys.service.js';
import { VapautusService } from './vapautus.service.js';

@Controller()
export class LahetysController {
  constructor(
    private readonly lahetykset: LahetysService,
    private readonly vapautukset: VapautusService,
  ) {}

  @Handles(lahetysMessages.aloita)
  @InTurn('keikkaLaskuId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  aloita(@Payload() input: LahetettavaLasku, @CurrentActor() actor: Actor): Promise<Lahetys> {
    return this.lahetykset.aloita(actor, input);
  }

  @Handles(lahetysCalls.paperille)
  @InTurn('keikkaLaskuId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  paperille(
    @Payload() input: InputOf<typeof lahetysCalls.paperille>,
    @CurrentActor() actor: Actor,
  ): Promise<Lahetys> {
    return this.lahetykset.paperille(actor, input);
  }

  @Handles(lahetysCalls.get)
  @Needs('laskutus.read')
  get(
    @Payload() { keikkaLaskuId }: InputOf<typeof lahetysCalls.get>,
    @CurrentActor() actor: Actor,
  ): Promise<LahetysKokonaan | null> {
    return this.lahetykset.get(actor, keikkaLaskuId);
  }

  @Handles(lahetysCalls.list)
  @Needs('laskutus.read')
  list(
    @Payload() { laskuttajaAsiakasId }: InputOf<typeof lahetysCalls.list>,
    @CurrentActor() actor: Actor,
  ): Promise<Lahetys[]> {
    return this.lahetykset.list(actor, laskuttajaAsiakasId);
  }

  @Handles(lahetysCalls.vapauta)
  @InTurn('keikkaLaskuId')
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  vapauta(
    @Payload() input: InputOf<typeof lahetysCalls.vapauta>,
    @CurrentActor() actor: Actor,
  ): Promise<Lahetys> {
    return this.vapautukset.vapauta(actor, input);
  }
}
