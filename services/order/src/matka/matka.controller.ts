import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { matkaCalls, type Actor, type InputOf, type Matka } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { MatkaService } from './matka.service.js';

@Controller()
export class MatkaController {
  constructor(private readonly matkat: MatkaService) {}

  @Handles(matkaCalls.get)
  @Needs('page.grid.edit', 'action.keikka.create')
  get(@Payload() between: InputOf<typeof matkaCalls.get>, @CurrentActor() actor: Actor): Promise<Matka> {
    return this.matkat.get(actor, between);
  }

  @Handles(matkaCalls.getFresh)
  @Needs('page.grid.edit', 'action.keikka.create')
  getFresh(
    @Payload() between: InputOf<typeof matkaCalls.getFresh>,
    @CurrentActor() actor: Actor,
  ): Promise<Matka> {
    return this.matkat.getFresh(actor, between);
  }
}
