import { Injectable } from '@nestjs/common';
import { serviceActor, staffMessages } from '@keikka/contracts';
import { currentContext, ServiceClient } from '@keikka/server';
import { MINUTE_MS } from '@keikka/domain';

const rememberedMs = MINUTE_MS;

/** The sites of all partner portals: their pages may ask for a token and an order from the browser. */
@Injectable()
export class PartnerOrigins {
  private known: { origins: Promise<ReadonlySet<string>>; until: number } | undefined;

  constructor(private readonly client: ServiceClient) {}

  async has(origin: string): Promise<boolean> {
    if (!this.known || this.known.until < performance.now()) {
      this.known = { origins: this.load(), until: performance.now() + rememberedMs };
    }
    return (await this.known.origins).has(origin);
  }

  private async load(): Promise<ReadonlySet<string>> {
    try {
      const context = { actor: serviceActor, correlationId: currentContext().correlationId };
      return new Set(await this.client.ask(staffMessages.embedOrigins, {}, context));
    } catch {
      // Without the staff service nobody gets a token anyway; the next page asks again.
      this.known = undefined;
      return new Set();
    }
  }
}
