import { Body, Controller, Headers, UseGuards } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import { ApiTags } from '@nestjs/swagger';
import { Failure, paths, staffMessages } from '@keikka/contracts';
import { EmbedTokenDto } from '@keikka/contracts/dto';
import { Public, ServiceClient } from '@keikka/server';
import { LoginThrottleGuard } from '../auth/login-throttle.guard.js';
import { Tokens, type IssuedToken } from '../auth/tokens.js';
import { PostRoute } from '../http/routes.js';

/** A partner's page changes its key for a short token of its own company, good on that page's origin only. */
@ApiTags('embed')
@Controller()
export class EmbedController {
  constructor(
    private readonly client: ServiceClient,
    private readonly tokens: Tokens,
  ) {}

  @PostRoute(paths.embedToken)
  @Public()
  @UseGuards(LoginThrottleGuard)
  @SkipThrottle({ person: true })
  async issue(
    @Body() { partnerKey }: EmbedTokenDto,
    @Headers('origin') origin: string | undefined,
  ): Promise<IssuedToken> {
    if (!origin) throw new Failure('EMBED.ORIGIN_NOT_ALLOWED');
    const { actor } = await this.client.ask(staffMessages.embedCheck, { partnerKey, origin });
    return this.tokens.issueForEmbed(actor, origin);
  }
}
