import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { staffMessages, type EmbedPartner, type RequestOf } from '@keikka/contracts';
import { Handles, Needs, Public } from '@keikka/server';
import { EmbedService } from './embed.service.js';

@Controller()
export class EmbedController {
  constructor(private readonly embed: EmbedService) {}

  @Handles(staffMessages.embedCheck)
  @Public()
  check(
    @Payload() { partnerKey, origin }: RequestOf<typeof staffMessages.embedCheck>,
  ): Promise<EmbedPartner> {
    return this.embed.check(partnerKey, origin);
  }

  @Handles(staffMessages.embedPartners)
  @Needs('service')
  list(): Promise<EmbedPartner[]> {
    return this.embed.list();
  }
}
