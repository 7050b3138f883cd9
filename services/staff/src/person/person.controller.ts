import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { staffMessages, type Actor } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { PersonService } from './person.service.js';

@Controller()
export class PersonController {
  constructor(private readonly persons: PersonService) {}

  @Handles(staffMessages.personRemove)
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  remove(
    @Payload() { personId }: { personId: number },
    @CurrentActor() actor: Actor,
  ): Promise<{ personId: number }> {
    return this.persons.remove(actor, personId);
  }
}
