import { Controller, Headers, Ip } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { embedCalls, Failure, staffMessages, type InputOf, type IssuedToken } from '@keikka/contracts';
import { Public, ServiceClient } from '@keikka/server';
import { Tokens } from '../auth/tokens.js';
import { Input } from '../calls/input.js';
import { Route } from '../calls/route.js';
import { Limits, networkOf } from '../limits/limits.js';

const whatFor = { field: 'keikkaIds', problem: 'must be given where no personEmail is' };

/** A partner's page changes its key for a short token of the orders it shows, good on that page's origin only. */
@ApiTags('embed')
@Controller()
export class EmbedController {
  constructor(
    private readonly client: ServiceClient,
    private readonly tokens: Tokens,
    private readonly limits: Limits,
  ) {}

  @Route(embedCalls.issueToken)
  @Public()
  async issue(
    @Input() { partnerKey, keikkaIds, personEmail }: InputOf<typeof embedCalls.issueToken>,
    @Headers('origin') origin: string | undefined,
    @Ip() ip: string,
  ): Promise<IssuedToken> {
    if (!origin) throw new Failure('EMBED.ORIGIN_NOT_ALLOWED');
    if (!keikkaIds && personEmail === undefined) throw new Failure('REQUEST.INVALID', [whatFor]);
    const network = networkOf(ip);
    await this.limits.roomForAddress(network);
    const partner = await this.client
      .ask(staffMessages.embedCheck, { partnerKey, origin, personEmail })
      .catch((error: unknown) => this.countGuess(error, network));
    return this.tokens.issueForEmbed(partner, origin, keikkaIds);
  }

  /** A portal asks from one address for everybody who visits it, so only a wrong key is an attempt. */
  private async countGuess(error: unknown, network: string): Promise<never> {
    if (error instanceof Failure && error.code === 'EMBED.UNKNOWN_PARTNER')
      await this.limits.attemptsFromAddress(network);
    throw error;
  }
}
