import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { orderMessages, keikkaCalls, type Actor, type GridKeikka, type KeikkaMove } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { KeikkaMoveService } from './keikka-move.service.js';

@Controller()
export class KeikkaMoveController {
  constructor(private readonly keikkaMove: KeikkaMoveService) {}

  @Handles(orderMessages.keikkaMove)
  @InTurn('keikkaId')
  @Needs('signedIn', 'embedPerson')
  move(@Payload() move: KeikkaMove, @CurrentActor() actor: Actor): Promise<GridKeikka> {
    return this.keikkaMove.move(actor, move);
  }

  @Handles(keikkaCalls.saveMoves)
  @InTurn('keikkaId', 'moves')
  @Needs('page.grid.edit')
  moveMany(
    @Payload() { moves }: { moves: KeikkaMove[] },
    @CurrentActor() actor: Actor,
  ): Promise<{ moved: GridKeikka[] }> {
    return this.keikkaMove.moveMany(actor, moves);
  }
}
