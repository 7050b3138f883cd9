import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  orderMessages,
  type Actor,
  type GridKeikka,
  type KeikkaMove,
  type OrderRef,
} from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { KeikkaCopyService } from './keikka-copy.service.js';
import { KeikkaMoveService } from './keikka-move.service.js';

@Controller()
export class KeikkaController {
  constructor(
    private readonly keikkaMove: KeikkaMoveService,
    private readonly keikkaCopy: KeikkaCopyService,
  ) {}

  @Handles(orderMessages.keikkaMove)
  @Needs('page.grid.edit')
  move(@Payload() move: KeikkaMove, @CurrentActor() actor: Actor): Promise<GridKeikka> {
    return this.keikkaMove.move(actor, move);
  }

  @Handles(orderMessages.keikkaCopy)
  @Needs('action.keikka.create')
  copy(@Payload() original: OrderRef, @CurrentActor() actor: Actor): Promise<GridKeikka> {
    return this.keikkaCopy.copy(actor, original);
  }
}
