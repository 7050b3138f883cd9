import { Controller } from '@nestjs/common';
import { statCalls, type Actor, type WeightedStat } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { StatService } from './stat.service.js';

@Controller()
export class StatController {
  constructor(private readonly stat: StatService) {}

  @Handles(statCalls.listWeighted)
  @Needs('action.keikka.create')
  listWeighted(@CurrentActor() actor: Actor): Promise<WeightedStat[]> {
    return this.stat.listWeighted(actor);
  }
}
