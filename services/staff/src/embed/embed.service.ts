import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Failure, type Actor } from '@keikka/contracts';
import { EmbedPartner } from './embed-partner.entity.js';

@Injectable()
export class EmbedService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** The partner that a key belongs to, when the page that asks is the partner's own. */
  async check(partnerKey: string, origin: string): Promise<{ actor: Actor; origins: string[] }> {
    const partner = await this.dataSource
      .getRepository(EmbedPartner)
      .findOneBy({ keyHash: partnerKeyHash(partnerKey) });
    if (!partner) throw new Failure('EMBED.UNKNOWN_PARTNER');
    if (!partner.origins.includes(origin)) throw new Failure('EMBED.ORIGIN_NOT_ALLOWED');
    return {
      actor: { kind: 'embed', personId: 0, asiakasId: partner.asiakasId, settingTypes: [] },
      origins: partner.origins,
    };
  }

  async origins(): Promise<string[]> {
    const partners = await this.dataSource.getRepository(EmbedPartner).find();
    return [...new Set(partners.flatMap((partner) => partner.origins))].sort();
  }
}

/** Partner keys are long random texts, so that a plain hash is enough. */
export function partnerKeyHash(partnerKey: string): string {
  return createHash('sha256').update(partnerKey).digest('hex');
}
