import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { keikkaFormCalls, type Actor, type FoundKeikat, type InputOf } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { KeikkaHakuService } from './keikka-haku.service.js';

@Controller()
export class KeikkaHakuController {
  constructor(private readonly haku: KeikkaHakuService) {}

  @Handles(keikkaFormCalls.search)
  @Needs('page.haku.read')
  search(
    @Payload() { text }: InputOf<typeof keikkaFormCalls.search>,
    @CurrentActor() actor: Actor,
  ): Promise<FoundKeikat> {
    return this.haku.search(actor, text);
  }
}
