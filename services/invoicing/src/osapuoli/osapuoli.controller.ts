import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { osapuoliCalls, type Actor, type InputOf, type Osapuoli, type OsapuoliSave } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { OsapuoliService } from './osapuoli.service.js';

@Controller()
export class OsapuoliController {
  constructor(private readonly osapuolet: OsapuoliService) {}

  @Handles(osapuoliCalls.get)
  @Needs('laskutus.read')
  get(
    @Payload() { asiakasId }: InputOf<typeof osapuoliCalls.get>,
    @CurrentActor() actor: Actor,
  ): Promise<Osapuoli> {
    return this.osapuolet.get(actor, asiakasId);
  }

  @Handles(osapuoliCalls.save)
  @InTurn('asiakasId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  save(@Payload() save: OsapuoliSave, @CurrentActor() actor: Actor): Promise<Osapuoli> {
    return this.osapuolet.save(actor, save);
  }
}
