import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  hinnatCalls,
  type Actor,
  type BetoninHintaRivi,
  type HinnoiteltuLisa,
  type InputOf,
  type KaavanArvo,
  type LaskutettuBetoni,
} from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { HinnatService } from './hinnat.service.js';
import { LaskutetutService } from './laskutetut.service.js';

type Input<Name extends keyof typeof hinnatCalls> = InputOf<(typeof hinnatCalls)[Name]>;

/** Prices are for readers of invoicing alone. */
@Controller()
export class HinnatController {
  constructor(
    private readonly hinnat: HinnatService,
    private readonly laskutetut: LaskutetutService,
  ) {}

  @Handles(hinnatCalls.betoniPrices)
  @Needs('laskutus.read')
  betoniPrices(
    @Payload() input: Input<'betoniPrices'>,
    @CurrentActor() actor: Actor,
  ): Promise<BetoninHintaRivi[]> {
    return this.hinnat.betoniPrices(actor, input);
  }

  @Handles(hinnatCalls.attrHinnat)
  @Needs('laskutus.read')
  attrHinnat(
    @Payload() input: Input<'attrHinnat'>,
    @CurrentActor() actor: Actor,
  ): Promise<HinnoiteltuLisa[]> {
    return this.hinnat.attrHinnat(actor, input);
  }

  @Handles(hinnatCalls.laskutetutBetonit)
  @Needs('laskutus.read')
  laskutetutBetonit(
    @Payload() input: Input<'laskutetutBetonit'>,
    @CurrentActor() actor: Actor,
  ): Promise<LaskutettuBetoni[]> {
    return this.laskutetut.list(actor, input);
  }

  @Handles(hinnatCalls.searchLaskutetut)
  @Needs('laskutus.read')
  searchLaskutetut(
    @Payload() input: Input<'searchLaskutetut'>,
    @CurrentActor() actor: Actor,
  ): Promise<LaskutettuBetoni[]> {
    return this.laskutetut.search(actor, input);
  }

  @Handles(hinnatCalls.eval)
  @Needs('laskutus.read')
  eval(@Payload() input: Input<'eval'>): Promise<KaavanArvo> {
    return this.hinnat.eval(input);
  }
}
