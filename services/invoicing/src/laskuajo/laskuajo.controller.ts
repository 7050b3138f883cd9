import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  laskuajoCalls,
  type Actor,
  type InputOf,
  type Laskuajo,
  type LaskuajoPoikkeuksineen,
} from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { LaskuajoService } from './laskuajo.service.js';

type Input<Name extends keyof typeof laskuajoCalls> = InputOf<(typeof laskuajoCalls)[Name]>;

@Controller()
export class LaskuajoController {
  constructor(private readonly ajot: LaskuajoService) {}

  @Handles(laskuajoCalls.aloita)
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  aloita(@Payload() input: Input<'aloita'>, @CurrentActor() actor: Actor): Promise<Laskuajo> {
    return this.ajot.aloita(actor, input);
  }

  @Handles(laskuajoCalls.keskeyta)
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  keskeyta(@Payload() input: Input<'keskeyta'>, @CurrentActor() actor: Actor): Promise<Laskuajo> {
    return this.ajot.keskeyta(actor, input);
  }

  @Handles(laskuajoCalls.list)
  @Needs('laskutus.read')
  list(@Payload() input: Input<'list'>, @CurrentActor() actor: Actor): Promise<Laskuajo[]> {
    return this.ajot.list(actor, input);
  }

  @Handles(laskuajoCalls.get)
  @Needs('laskutus.read')
  get(@Payload() input: Input<'get'>, @CurrentActor() actor: Actor): Promise<LaskuajoPoikkeuksineen> {
    return this.ajot.get(actor, input);
  }
}
