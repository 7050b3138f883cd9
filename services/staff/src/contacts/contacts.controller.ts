import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  oikeudetCalls,
  personCalls,
  staffMessages,
  type Actor,
  type FoundPerson,
  type InputOf,
  type RequestOf,
  type TunnettuHenkilo,
  type YksiPerson,
} from '@keikka/contracts';
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
  ): Promise<YksiPerson> {
    return this.contacts.get(actor, personId);
  }

  @Handles(staffMessages.personHenkilot)
  @Needs('signedIn')
  henkilot(
    @Payload() of: RequestOf<typeof staffMessages.personHenkilot>,
    @CurrentActor() actor: Actor,
  ): Promise<TunnettuHenkilo[]> {
    return this.contacts.henkilot(actor, of);
  }

  @Handles(oikeudetCalls.addToAsiakas)
  @Needs('role:isRoleManager')
  addToAsiakas(
    @Payload() add: InputOf<typeof oikeudetCalls.addToAsiakas>,
    @CurrentActor() actor: Actor,
  ): Promise<TunnettuHenkilo> {
    return this.contacts.addToAsiakas(actor, add);
  }

  @Handles(staffMessages.personRemoveFromAsiakas)
  @Needs('role:isRoleManager')
  removeFromAsiakas(
    @Payload() remove: RequestOf<typeof staffMessages.personRemoveFromAsiakas>,
    @CurrentActor() actor: Actor,
  ): Promise<{ asiakasId: number; personId: number }> {
    return this.contacts.removeFromAsiakas(actor, remove);
  }

  @Handles(personCalls.save)
  @Needs('page.grid.edit', 'action.keikka.create')
  create(
    @Payload() save: InputOf<typeof personCalls.save>,
    @CurrentActor() actor: Actor,
  ): Promise<YksiPerson> {
    const { personId } = save;
    return personId ? this.contacts.change(actor, personId, save) : this.contacts.create(actor, save);
  }
}
