import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { sijaintiCalls, type Actor, type InputOf, type SijaintiData } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { PlantsService } from './plants.service.js';

@Controller()
export class PlantsController {
  constructor(private readonly plants: PlantsService) {}

  @Handles(sijaintiCalls.list)
  @Needs('page.grid.edit', 'action.keikka.create')
  list(
    @Payload() { asiakasId }: InputOf<typeof sijaintiCalls.list>,
    @CurrentActor() actor: Actor,
  ): Promise<SijaintiData[]> {
    return this.plants.list(actor, asiakasId);
  }
}
