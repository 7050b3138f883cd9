import { Controller } from '@nestjs/common';
import { embedCalls, type Actor, type PortaaliKeikat } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { PortaaliService } from './portaali.service.js';

@Controller()
export class PortaaliController {
  constructor(private readonly portaali: PortaaliService) {}

  @Handles(embedCalls.keikat)
  @Needs('embedPerson')
  keikat(@CurrentActor() actor: Actor): Promise<PortaaliKeikat> {
    return this.portaali.keikat(actor);
  }
}
