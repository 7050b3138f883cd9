import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { orderMessages, type Actor, type KeikkaGetAnswer } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { KeikkaLoadService } from './keikka-load.service.js';

@Controller()
export class KeikkaLoadController {
  constructor(private readonly keikkaLoad: KeikkaLoadService) {}

  @Handles(orderMessages.keikkaGet)
  @Needs('signedIn', 'embed')
  get(
    @Payload() { keikkaId, ownerAsiakasId }: { keikkaId: number; ownerAsiakasId: number },
    @CurrentActor() actor: Actor,
  ): Promise<Omit<KeikkaGetAnswer, 'palkit'>> {
    return this.keikkaLoad.get(actor, keikkaId, ownerAsiakasId);
  }
}
