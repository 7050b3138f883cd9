import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { keikkaCalls, type Actor, type GridKeikka, type OrderRef } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { KeikkaCopyService } from './keikka-copy.service.js';

@Controller()
export class KeikkaCopyController {
  constructor(private readonly keikkaCopy: KeikkaCopyService) {}

  @Handles(keikkaCalls.copy)
  @InTurn('keikkaId')
  @Needs('action.keikka.create')
  copy(@Payload() original: OrderRef, @CurrentActor() actor: Actor): Promise<GridKeikka> {
    return this.keikkaCopy.copy(actor, original);
  }
}
