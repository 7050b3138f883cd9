import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { staffMessages, type Actor } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { PersonRemovalService } from './person-removal.service.js';

@Controller()
export class PersonRemovalController {
  constructor(private readonly removal: PersonRemovalService) {}

  @Handles(staffMessages.personRemove)
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  remove(
    @Payload() { personId }: { personId: number },
    @CurrentActor() actor: Actor,
  ): Promise<{ personId: number }> {
    return this.removal.remove(actor, personId);
  }
}
