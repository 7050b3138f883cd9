import { Controller, Headers, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { embedCalls, Failure, staffMessages, type InputOf, type IssuedToken } from '@keikka/contracts';
import { Public, ServiceClient } from '@keikka/server';
import { LoginLimitGuard } from '../auth/login-limit.guard.js';
import { Tokens } from '../auth/tokens.js';
import { Input } from '../calls/input.js';
import { Route } from '../calls/route.js';

const whatFor = { field: 'keikkaIds', problem: 'must be given where no personEmail is' };

/** A partner's page changes its key for a short token of the orders it shows, good on that page's origin only. */
@ApiTags('embed')
@Controller()
export class EmbedController {
  constructor(
    private readonly client: ServiceClient,
    private readonly tokens: Tokens,
  ) {}

  @Route(embedCalls.issueToken)
  @Public()
  @UseGuards(LoginLimitGuard)
  async issue(
    @Input() { partnerKey, keikkaIds, personEmail }: InputOf<typeof embedCalls.issueToken>,
    @Headers('origin') origin: string | undefined,
  ): Promise<IssuedToken> {
    if (!origin) throw new Failure('EMBED.ORIGIN_NOT_ALLOWED');
    if (!keikkaIds && personEmail === undefined) throw new Failure('REQUEST.INVALID', [whatFor]);
    const partner = await this.client.ask(staffMessages.embedCheck, { partnerKey, origin, personEmail });
    return this.tokens.issueForEmbed(partner, origin, keikkaIds);
  }
}
