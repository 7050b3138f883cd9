import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  staffMessages,
  type Actor,
  type EmbedPage,
  type EmbedPartner,
  type RequestOf,
  type SessionInfo,
} from '@keikka/contracts';
import { CurrentActor, Handles, Needs, Public } from '@keikka/server';
import { EmbedService } from './embed.service.js';

@Controller()
export class EmbedController {
  constructor(private readonly embed: EmbedService) {}

  @Handles(staffMessages.embedCheck)
  @Public()
  check(
    @Payload() { partnerKey, origin, personEmail }: RequestOf<typeof staffMessages.embedCheck>,
  ): Promise<EmbedPage> {
    return this.embed.check(partnerKey, origin, personEmail);
  }

  @Handles(staffMessages.embedSession)
  @Needs('embedPerson')
  session(@CurrentActor() actor: Actor): Promise<SessionInfo> {
    return this.embed.session(actor);
  }

  @Handles(staffMessages.embedPartners)
  @Needs('service')
  list(): Promise<EmbedPartner[]> {
    return this.embed.list();
  }
}
