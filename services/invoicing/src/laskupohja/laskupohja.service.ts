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
  type laskupohjaRiviCalls,
} from '@keikka/contracts';
import { payerAsiakasId } from '@keikka/domain';
import { TilauksenTiedot } from '../tilaus/tilauksen-tiedot.service.js';
import { AlvKaudet } from '../asiakas/alv-kaudet.service.js';
import { companyFor } from '../laskuttaja/laskuttaja.policy.js';
import { Tuote } from '../tuote/tuote.entity.js';
import { Laskupohja, LaskupohjaRivi } from './laskupohja.entity.js';
import { toLaskupohja, toLaskupohjaRivi, toListed } from './laskupohja.mapper.js';
import { demandVisible } from './laskupohja.policy.js';
import { pohjanListat } from './laskupohja.record.js';
import { summatOf, tulosOf, type Katsottava } from './pohjan-tulos.rules.js';

type Input<Name extends keyof typeof laskupohjaCalls> = InputOf<(typeof laskupohjaCalls)[Name]>;
type Where = FindOptionsWhere<Laskupohja>;

/** Reads the templates of a company. */
@Injectable()
export class LaskupohjaService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly tilaukset: TilauksenTiedot,
    private readonly alvKaudet: AlvKaudet,
  ) {}

  /** @throws Failure LASKUPOHJA.NOT_FOUND, and for an order KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, SERVICE.UNAVAILABLE */
  async get(actor: Actor, { laskupohjaId, keikkaId }: Input<'get'>): Promise<LaskupohjaAnswer> {
    const { manager } = this.dataSource;
    const pohja = await manager.findOneBy(Laskupohja, { laskupohjaId });
    if (!pohja) throw new Failure('LASKUPOHJA.NOT_FOUND');
    demandVisible(actor, pohja);
    const listat = await pohjanListat(manager, laskupohjaId);
    if (!keikkaId) return toLaskupohja(pohja, listat);
    const seen = await this.katsottava(pohja.laskuttajaAsiakasId, keikkaId);
    return toLaskupohja(pohja, listat, tulosOf(pohja, seen), (rivi) => summatOf(rivi, seen));
  }

  /** @throws Failure LASKUPOHJARIVI.NOT_FOUND, and for an order as `get` */
  async getRivi(
    actor: Actor,
    { laskupohjaRiviId, keikkaId }: InputOf<typeof laskupohjaRiviCalls.get>,
  ): Promise<LaskupohjaRiviAnswer> {
    const { manager } = this.dataSource;
    const rivi = await manager.findOne(LaskupohjaRivi, {
      where: { laskupohjaRiviId },
      relations: { pohja: true },
    });
    if (!rivi?.pohja) throw new Failure('LASKUPOHJARIVI.NOT_FOUND');
    demandVisible(actor, rivi.pohja);
    if (!keikkaId) return toLaskupohjaRivi(rivi);
    const { laskuttajaAsiakasId } = rivi.pohja;
    return toLaskupohjaRivi(rivi, summatOf(rivi, await this.katsottava(laskuttajaAsiakasId, keikkaId)));
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

  /** An order as the company's templates see it. */
  private async katsottava(laskuttajaAsiakasId: number, keikkaId: number): Promise<Katsottava> {
    const facts = await this.tilaukset.of(keikkaId);
    const tuotteet = await this.dataSource.manager.findBy(Tuote, { laskuttajaAsiakasId });
    return {
      keikkaId,
      facts,
      maksajaAsiakasId: payerAsiakasId(facts.keikka, laskuttajaAsiakasId) ?? 0,
      tuotteet: new Map(tuotteet.map((tuote) => [tuote.tuoteId, tuote])),
      alvKaudet: await this.alvKaudet.of(laskuttajaAsiakasId),
    };
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
