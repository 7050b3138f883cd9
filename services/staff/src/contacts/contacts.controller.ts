import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { personCalls, type Actor, type FoundPerson, type InputOf } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { ContactsService } from './contacts.service.js';

@Controller()
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @Handles(personCalls.search)
  @Needs('page.grid.edit', 'action.keikka.create')
  search(
    @Payload() search: InputOf<typeof personCalls.search>,
    @CurrentActor() actor: Actor,
  ): Promise<FoundPerson[]> {
    return this.contacts.search(actor, search);
  }

  @Handles(personCalls.get)
  @Needs('page.grid.edit', 'action.keikka.create')
  get(
    @Payload() { personId }: InputOf<typeof personCalls.get>,
    @CurrentActor() actor: Actor,
  ): Promise<FoundPerson> {
    return this.contacts.get(actor, personId);
  }

  @Handles(personCalls.save)
  @Needs('page.grid.edit', 'action.keikka.create')
  create(
    @Payload() create: InputOf<typeof personCalls.save>,
    @CurrentActor() actor: Actor,
  ): Promise<FoundPerson> {
    return this.contacts.create(actor, create);
  }
}
