import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, type Repository } from 'typeorm';
import {
  Failure,
  type Actor,
  type EmbedPage,
  type EmbedPartner,
  type EmbedPerson,
  type SessionInfo,
} from '@keikka/contracts';
import { personName } from '@keikka/domain';
import { IdentityService } from '../auth/identity.service.js';
import { Person } from '../person/person.entity.js';
import { EmbedPartner as EmbedPartnerRow } from './embed-partner.entity.js';

@Injectable()
export class EmbedService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly identity: IdentityService,
  ) {}

  /**
   * The partner that a key belongs to, when the page that asks is the partner's own, and one of its people if it names one.
   * @throws Failure EMBED.UNKNOWN_PARTNER, EMBED.ORIGIN_NOT_ALLOWED, AUTH.FOREIGN_TENANT
   */
  async check(partnerKey: string, origin: string, personEmail?: string): Promise<EmbedPage> {
    const partner = await this.partners.findOneBy({ keyHash: partnerKeyHash(partnerKey) });
    if (!partner) throw new Failure('EMBED.UNKNOWN_PARTNER');
    if (!partner.origins.includes(origin)) throw new Failure('EMBED.ORIGIN_NOT_ALLOWED');
    if (personEmail === undefined) return toAnswer(partner);
    return { ...toAnswer(partner), person: await this.personOf(partner, personEmail) };
  }

  /** One who works for the partner; whoever else has the address is nobody to its pages. */
  private async personOf({ asiakasId }: EmbedPartnerRow, personEmail: string): Promise<EmbedPerson> {
    const person = await this.dataSource
      .getRepository(Person)
      .createQueryBuilder('person')
      .where('lower(person.person_email) = lower(:email)', { email: personEmail.trim() })
      .andWhere({ asiakasId, personDeletedTime: IsNull() })
      .getOne();
    if (!person) throw new Failure('AUTH.FOREIGN_TENANT');
    return { personId: person.personId, personName: personName(person) };
  }

  /**
   * The person of a portal's token.
   * @throws Failure AUTH.SESSION_ENDED for who is not at the partner's any more
   */
  async session({ personId, asiakasId }: Actor): Promise<SessionInfo> {
    const info = await this.identity.atPortal(this.dataSource.manager, personId);
    if (info.userAsiakas?.asiakasId !== asiakasId) throw new Failure('AUTH.SESSION_ENDED');
    return info;
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
