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

  @Handles(staffMessages.asiakasLinkAdd)
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  add(
    @Payload() link: RequestOf<typeof staffMessages.asiakasLinkAdd>,
    @CurrentActor() actor: Actor,
  ): Promise<AsiakasLink> {
    return this.links.add(actor, link);
  }

  @Handles(staffMessages.asiakasLinkDelete)
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  delete(
    @Payload() { asiakasAsiakasLinkId }: RequestOf<typeof staffMessages.asiakasLinkDelete>,
    @CurrentActor() actor: Actor,
  ): Promise<{ asiakasAsiakasLinkId: number }> {
    return this.links.delete(actor, asiakasAsiakasLinkId);
  }
}
