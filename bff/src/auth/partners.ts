import { Injectable } from '@nestjs/common';
import { serviceActor, staffMessages, type EmbedPartner } from '@keikka/contracts';
import { MINUTE_MS } from '@keikka/domain';
import { currentContext, ServiceClient } from '@keikka/server';

const REMEMBERED_MS = MINUTE_MS;

/** The partner portals as staff knew them within the last minute. */
@Injectable()
export class Partners {
  private known: { partners: Promise<EmbedPartner[]>; until: number } | undefined;

  constructor(private readonly client: ServiceClient) {}

  /** Whether pages of this site may ask for a token and an order from the browser. Without staff nobody may. */
  async ownsSite(origin: string): Promise<boolean> {
    const partners = await this.all().catch(() => []);
    return partners.some(({ origins }) => origins.includes(origin));
  }

  /**
   * Whether the partner of a token is still one, with that key, company and site.
   * @throws Failure SERVICE.UNAVAILABLE
   */
  async has(partner: Omit<EmbedPartner, 'origins'>, origin: string): Promise<boolean> {
    return (await this.all()).some(
      ({ embedPartnerId, keyId, asiakasId, origins }) =>
        embedPartnerId === partner.embedPartnerId &&
        keyId === partner.keyId &&
        asiakasId === partner.asiakasId &&
        origins.includes(origin),
    );
  }

  private all(): Promise<EmbedPartner[]> {
    if (!this.known || this.known.until < performance.now())
      this.known = { partners: this.load(), until: performance.now() + REMEMBERED_MS };
    return this.known.partners;
  }

  private async load(): Promise<EmbedPartner[]> {
    try {
      const context = { actor: serviceActor, correlationId: currentContext().correlationId };
      return await this.client.ask(staffMessages.embedPartners, {}, context);
    } catch (error) {
      // The next page asks again.
      this.known = undefined;
      throw error;
    }
  }
}
