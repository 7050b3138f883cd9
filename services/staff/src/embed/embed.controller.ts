import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { staffMessages, type Actor, type RequestOf } from '@keikka/contracts';
import { Handles, Public } from '@keikka/server';
import { EmbedService } from './embed.service.js';

@Controller()
export class EmbedController {
  constructor(private readonly embed: EmbedService) {}

  @Handles(staffMessages.embedCheck)
  @Public()
  check(
    @Payload() { partnerKey, origin }: RequestOf<typeof staffMessages.embedCheck>,
  ): Promise<{ actor: Actor; origins: string[] }> {
    return this.embed.check(partnerKey, origin);
  }

  @Handles(staffMessages.embedOrigins)
  @Public()
  origins(): Promise<string[]> {
    return this.embed.origins();
  }
}
