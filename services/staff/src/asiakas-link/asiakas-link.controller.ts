import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  asiakasCalls,
  staffMessages,
  type Actor,
  type AsiakasLink,
  type InputOf,
  type ListedAsiakasLink,
  type RequestOf,
} from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { AsiakasLinkService } from './asiakas-link.service.js';

@Controller()
export class AsiakasLinkController {
  constructor(private readonly links: AsiakasLinkService) {}

  @Handles(asiakasCalls.listLinks)
  @Needs('signedIn')
  list(
    @Payload() { typeId }: InputOf<typeof asiakasCalls.listLinks>,
    @CurrentActor() actor: Actor,
  ): Promise<ListedAsiakasLink[]> {
    return this.links.list(actor, typeId);
  }

  @Handles(staffMessages.asiakasSupplied)
  @Needs('service')
  supplied(
    @Payload() { asiakasId }: RequestOf<typeof staffMessages.asiakasSupplied>,
  ): Promise<{ asiakasIds: number[] }> {
    return this.links.supplied(asiakasId);
  }

  @Handles(asiakasCalls.addLink)
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  add(
    @Payload() link: InputOf<typeof asiakasCalls.addLink>,
    @CurrentActor() actor: Actor,
  ): Promise<AsiakasLink> {
    return this.links.add(actor, link);
  }

  @Handles(asiakasCalls.deleteLink)
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  delete(
    @Payload() { asiakasAsiakasLinkId }: InputOf<typeof asiakasCalls.deleteLink>,
    @CurrentActor() actor: Actor,
  ): Promise<{ asiakasAsiakasLinkId: number }> {
    return this.links.delete(actor, asiakasAsiakasLinkId);
  }
}
