import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { Failure, type EmbedPartner } from '@keikka/contracts';
import { EmbedPartner as EmbedPartnerRow } from './embed-partner.entity.js';

@Injectable()
export class EmbedService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** The partner that a key belongs to, when the page that asks is the partner's own. */
  async check(partnerKey: string, origin: string): Promise<EmbedPartner> {
    const partner = await this.partners.findOneBy({ keyHash: partnerKeyHash(partnerKey) });
    if (!partner) throw new Failure('EMBED.UNKNOWN_PARTNER');
    if (!partner.origins.includes(origin)) throw new Failure('EMBED.ORIGIN_NOT_ALLOWED');
    return toAnswer(partner);
  }

  async list(): Promise<EmbedPartner[]> {
    return (await this.partners.find({ order: { embedPartnerId: 'ASC' } })).map(toAnswer);
  }

  private get partners(): Repository<EmbedPartnerRow> {
    return this.dataSource.getRepository(EmbedPartnerRow);
  }
}

const toAnswer = ({ embedPartnerId, keyHash, asiakasId, origins }: EmbedPartnerRow): EmbedPartner => ({
  embedPartnerId,
  keyId: keyHash.slice(0, 16),
  asiakasId,
  origins,
});

/** Partner keys are long random texts, so that a plain hash is enough. */
export function partnerKeyHash(partnerKey: string): string {
  return createHash('sha256').update(partnerKey).digest('hex');
}
