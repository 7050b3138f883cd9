import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, type FindOptionsWhere } from 'typeorm';
import {
  Failure,
  type Actor,
  type InputOf,
  type Laskupohja as LaskupohjaAnswer,
  type laskupohjaCalls,
  type LaskupohjaListed,
  type LaskupohjaRivi as LaskupohjaRiviAnswer,
} from '@keikka/contracts';
import { companyFor } from '../laskuttaja/laskuttaja.policy.js';
import { Laskupohja, LaskupohjaRivi } from './laskupohja.entity.js';
import { toLaskupohja, toLaskupohjaRivi, toListed } from './laskupohja.mapper.js';
import { demandVisible } from './laskupohja.policy.js';
import { pohjanListat } from './laskupohja.record.js';

type Input<Name extends keyof typeof laskupohjaCalls> = InputOf<(typeof laskupohjaCalls)[Name]>;
type Where = FindOptionsWhere<Laskupohja>;

/** Reads the templates of a company. */
@Injectable()
export class LaskupohjaService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** @throws Failure LASKUPOHJA.NOT_FOUND */
  async get(actor: Actor, laskupohjaId: number): Promise<LaskupohjaAnswer> {
    const { manager } = this.dataSource;
    const pohja = await manager.findOneBy(Laskupohja, { laskupohjaId });
    if (!pohja) throw new Failure('LASKUPOHJA.NOT_FOUND');
    demandVisible(actor, pohja);
    return toLaskupohja(pohja, await pohjanListat(manager, laskupohjaId));
  }

  /** @throws Failure LASKUPOHJARIVI.NOT_FOUND */
  async getRivi(actor: Actor, laskupohjaRiviId: number): Promise<LaskupohjaRiviAnswer> {
    const { manager } = this.dataSource;
    const rivi = await manager.findOne(LaskupohjaRivi, {
      where: { laskupohjaRiviId },
      relations: { pohja: true },
    });
    if (!rivi?.pohja) throw new Failure('LASKUPOHJARIVI.NOT_FOUND');
    demandVisible(actor, rivi.pohja);
    return toLaskupohjaRivi(rivi);
  }

  /** The templates that are for this customer and this source, or for all; a party that is not named is not asked about. */
  list(
    actor: Actor,
    { ownerAsiakasId, asiakasId, sourceAsiakasId }: Input<'list'>,
  ): Promise<LaskupohjaListed[]> {
    const laskuttajaAsiakasId = companyFor(actor, ownerAsiakasId);
    const customers: Where[] = asiakasId ? [{ asiakasId }, { asiakasId: IsNull() }] : [{}];
    const sources: Where[] = sourceAsiakasId ? [{ sourceAsiakasId }, { sourceAsiakasId: IsNull() }] : [{}];
    return this.find(
      customers.flatMap((one) => sources.map((other) => ({ laskuttajaAsiakasId, ...one, ...other }))),
    );
  }

  /** The templates of one customer [I-132]. */
  listByAsiakas(actor: Actor, input: Input<'listByAsiakas'>): Promise<LaskupohjaListed[]> {
    const { asiakasId, includeGlobalLaskupohja } = input;
    const laskuttajaAsiakasId = companyFor(actor, input.laskuttajaAsiakasId);
    const own: Where = { laskuttajaAsiakasId, asiakasId };
    return this.find(includeGlobalLaskupohja ? [own, { laskuttajaAsiakasId, asiakasId: IsNull() }] : [own]);
  }

  /** By Finnish name, equal names by id. */
  private async find(where: Where[]): Promise<LaskupohjaListed[]> {
    const { manager } = this.dataSource;
    const pohjat = await manager.find(Laskupohja, {
      where,
      order: { laskupohjaNimi: 'ASC', laskupohjaId: 'ASC' },
    });
    const counts = await manager
      .createQueryBuilder(LaskupohjaRivi, 'rivi')
      .select('rivi.laskupohjaId', 'laskupohjaId')
      .addSelect('count(*)::int', 'count')
      .where('rivi.laskupohjaId = any(:ids)', { ids: pohjat.map(({ laskupohjaId }) => laskupohjaId) })
      .groupBy('rivi.laskupohjaId')
      .getRawMany<{ laskupohjaId: number; count: number }>();
    const countOf = new Map(counts.map(({ laskupohjaId, count }) => [laskupohjaId, count]));
    return pohjat.map((pohja) => toListed(pohja, countOf.get(pohja.laskupohjaId) ?? 0));
  }
}
