import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { orderMessages, type Actor, type RequestOf, type VisibleKeikat } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { AccessService } from './access.service.js';

@Controller()
export class AccessController {
  constructor(private readonly access: AccessService) {}

  @Handles(orderMessages.keikkaCheckVisible)
  @Needs('signedIn', 'embed')
  checkVisible(
    @Payload() { keikkaIds }: RequestOf<typeof orderMessages.keikkaCheckVisible>,
    @CurrentActor() actor: Actor,
  ): Promise<VisibleKeikat> {
    return this.access.checkVisible(actor, keikkaIds);
  }
}
