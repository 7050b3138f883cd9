import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { tulosteMessages, type Actor, type RequestOf } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { TulosteService } from './tuloste.service.js';

type Input = RequestOf<typeof tulosteMessages.pdf>;

@Controller()
export class TulosteController {
  constructor(private readonly tulosteet: TulosteService) {}

  @Handles(tulosteMessages.pdf)
  @Needs('laskutus.read')
  pdf(@Payload() { keikkaLaskuId }: Input, @CurrentActor() actor: Actor): Promise<Uint8Array> {
    return this.tulosteet.pdf(actor, keikkaLaskuId);
  }

  @Handles(tulosteMessages.finvoice)
  @Needs('laskutus.read')
  finvoice(@Payload() { keikkaLaskuId }: Input, @CurrentActor() actor: Actor): Promise<Uint8Array> {
    return this.tulosteet.finvoice(actor, keikkaLaskuId);
  }
}
