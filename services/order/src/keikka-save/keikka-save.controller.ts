import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { orderMessages, type Actor, type KeikkaGetAnswer, type KeikkaSave } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { KeikkaSaveService } from './keikka-save.service.js';

@Controller()
export class KeikkaSaveController {
  constructor(private readonly keikkaSave: KeikkaSaveService) {}

  @Handles(orderMessages.keikkaSave)
  @InTurn('keikkaId')
  @Needs('signedIn')
  save(@Payload() save: KeikkaSave, @CurrentActor() actor: Actor): Promise<Omit<KeikkaGetAnswer, 'palkit'>> {
    return this.keikkaSave.save(actor, save);
  }
}
