import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  orderMessages,
  type Actor,
  type KeikkaGetAnswer,
  type Laskutettavat,
  type LaskutettavatQuery,
} from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { KeikkaLoadService } from './keikka-load.service.js';
import { LaskutettavatService } from './laskutettavat.service.js';

@Controller()
export class KeikkaLoadController {
  constructor(
    private readonly keikkaLoad: KeikkaLoadService,
    private readonly laskutettavat: LaskutettavatService,
  ) {}

  @Handles(orderMessages.keikkaGet)
  @Needs('signedIn', 'embed')
  get(
    @Payload() { keikkaId, ownerAsiakasId }: { keikkaId: number; ownerAsiakasId: number },
    @CurrentActor() actor: Actor,
  ): Promise<Omit<KeikkaGetAnswer, 'palkit'>> {
    return this.keikkaLoad.get(actor, keikkaId, ownerAsiakasId);
  }

  @Handles(orderMessages.keikkaLaskutettavat)
  @Needs('laskutus.read')
  listLaskutettavat(
    @Payload() query: LaskutettavatQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Laskutettavat> {
    return this.laskutettavat.list(actor, query);
  }
}
