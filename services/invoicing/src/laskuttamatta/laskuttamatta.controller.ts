import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { laskuttamattaCalls, type Actor, type InputOf, type Laskuttamatta } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { LaskuttamattaService } from './laskuttamatta.service.js';

@Controller()
export class LaskuttamattaController {
  constructor(private readonly laskuttamatta: LaskuttamattaService) {}

  @Handles(laskuttamattaCalls.list)
  @Needs('laskutus.read')
  list(
    @Payload() input: InputOf<typeof laskuttamattaCalls.list>,
    @CurrentActor() actor: Actor,
  ): Promise<Laskuttamatta> {
    return this.laskuttamatta.list(actor, input);
  }
}
