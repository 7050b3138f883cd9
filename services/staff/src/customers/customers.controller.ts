import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { asiakasCalls, type Actor, type AsiakasData, type InputOf } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { CustomersService } from './customers.service.js';

@Controller()
export class CustomersController {
  constructor(private readonly customers: CustomersService) {}

  @Handles(asiakasCalls.list)
  @Needs('page.grid.edit', 'action.keikka.create', 'laskutus.read')
  list(
    @Payload() { text }: InputOf<typeof asiakasCalls.list>,
    @CurrentActor() actor: Actor,
  ): Promise<AsiakasData[]> {
    return this.customers.list(actor, text);
  }

  @Handles(asiakasCalls.get)
  @Needs('page.grid.edit', 'action.keikka.create', 'laskutus.read')
  get(
    @Payload() { asiakasId }: InputOf<typeof asiakasCalls.get>,
    @CurrentActor() actor: Actor,
  ): Promise<AsiakasData> {
    return this.customers.get(actor, asiakasId);
  }

  @Handles(asiakasCalls.create)
  @Needs('page.grid.edit', 'action.keikka.create')
  create(
    @Payload() create: InputOf<typeof asiakasCalls.create>,
    @CurrentActor() actor: Actor,
  ): Promise<AsiakasData> {
    return this.customers.create(actor, create);
  }
}
