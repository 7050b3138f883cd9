import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { tilattuBetoniCalls, type Actor, type InputOf, type TilattuBetoni } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { TilattuBetoniService } from './tilattu-betoni.service.js';

@Controller()
export class TilattuBetoniController {
  constructor(private readonly tilatut: TilattuBetoniService) {}

  @Handles(tilattuBetoniCalls.list)
  @Needs('signedIn', 'embedPerson')
  list(
    @Payload() { asiakasId }: InputOf<typeof tilattuBetoniCalls.list>,
    @CurrentActor() actor: Actor,
  ): Promise<TilattuBetoni[]> {
    return this.tilatut.list(actor, asiakasId);
  }
}
