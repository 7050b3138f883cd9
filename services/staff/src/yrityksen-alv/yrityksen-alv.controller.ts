import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { staffMessages, type Actor } from '@keikka/contracts';
import type { AlvKausi } from '@keikka/domain';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { YrityksenAlvService } from './yrityksen-alv.service.js';

@Controller()
export class YrityksenAlvController {
  constructor(private readonly alvit: YrityksenAlvService) {}

  @Handles(staffMessages.yrityksenAlv)
  @Needs('laskutus.read')
  list(@Payload() { asiakasId }: { asiakasId: number }, @CurrentActor() actor: Actor): Promise<AlvKausi[]> {
    return this.alvit.list(actor, asiakasId);
  }
}
