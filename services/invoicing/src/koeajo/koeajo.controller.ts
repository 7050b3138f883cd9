import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { laskupohjaCalls, type Actor, type InputOf, type Koeajo } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { KoeajoService } from './koeajo.service.js';

@Controller()
export class KoeajoController {
  constructor(private readonly koeajot: KoeajoService) {}

  @Handles(laskupohjaCalls.koeajo)
  @Needs('laskutus.read')
  koeajo(
    @Payload() input: InputOf<typeof laskupohjaCalls.koeajo>,
    @CurrentActor() actor: Actor,
  ): Promise<Koeajo> {
    return this.koeajot.run(actor, input);
  }
}
