import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  laskuttamattaCalls,
  type Actor,
  type InputOf,
  type LaskunEsikatselu,
  type Laskuttamatta,
  type MaaranPaivitys,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { EsikatseluService } from './esikatselu.service.js';
import { LaskuttamattaKorjausService } from './laskuttamatta-korjaus.service.js';
import { LaskuttamattaService } from './laskuttamatta.service.js';

type Input<Name extends keyof typeof laskuttamattaCalls> = InputOf<(typeof laskuttamattaCalls)[Name]>;
type Made = Promise<{ keikkaLaskuId: number }>;

@Controller()
export class LaskuttamattaController {
  constructor(
    private readonly laskuttamatta: LaskuttamattaService,
    private readonly esikatselu: EsikatseluService,
    private readonly korjaus: LaskuttamattaKorjausService,
  ) {}

  @Handles(laskuttamattaCalls.list)
  @Needs('laskutus.read')
  list(@Payload() input: Input<'list'>, @CurrentActor() actor: Actor): Promise<Laskuttamatta> {
    return this.laskuttamatta.list(actor, input);
  }

  @Handles(laskuttamattaCalls.esikatselu)
  @Needs('laskutus.read')
  preview(@Payload() input: Input<'esikatselu'>, @CurrentActor() actor: Actor): Promise<LaskunEsikatselu> {
    return this.esikatselu.lasku(actor, input);
  }

  @Handles(laskuttamattaCalls.jatkaPohjaa)
  @InTurn('keikkaId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  jatkaPohjaa(@Payload() input: Input<'jatkaPohjaa'>, @CurrentActor() actor: Actor): Made {
    return this.korjaus.jatkaPohjaa(actor, input);
  }

  @Handles(laskuttamattaCalls.luoPohjalla)
  @InTurn('keikkaId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  luoPohjalla(@Payload() input: Input<'luoPohjalla'>, @CurrentActor() actor: Actor): Made {
    return this.korjaus.luoPohjalla(actor, input);
  }

  @Handles(laskuttamattaCalls.paivitaMaara)
  @InTurn('keikkaId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  paivitaMaara(
    @Payload() input: Input<'paivitaMaara'>,
    @CurrentActor() actor: Actor,
  ): Promise<MaaranPaivitys> {
    return this.korjaus.paivitaMaara(actor, input);
  }

  @Handles(laskuttamattaCalls.luoLisalasku)
  @InTurn('keikkaId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  luoLisalasku(@Payload() input: Input<'luoLisalasku'>, @CurrentActor() actor: Actor): Made {
    return this.korjaus.luoLisalasku(actor, input);
  }
}
