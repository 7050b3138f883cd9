import { Inject, Injectable } from '@nestjs/common';
import { Between, DataSource, LessThanOrEqual, MoreThanOrEqual, type FindOptionsWhere } from 'typeorm';
import {
  Failure,
  type Actor,
  type InputOf,
  type Lasku,
  type laskuCalls,
  type LaskuGetAnswer,
  type LaskuListed,
} from '@keikka/contracts';
import { dayRange } from '@keikka/domain';
import { companyFor, mayActFor } from '../laskuttaja/laskuttaja.policy.js';
import { KeikkaLaskuLog } from './keikka-lasku-log.entity.js';
import { KeikkaLasku } from './keikka-lasku.entity.js';
import { toLaskuListed, toLaskuLog, toLaskuRivi } from './lasku.mapper.js';
import { demandVisible } from './lasku.policy.js';
import { laskuOf, rivitOf } from './lasku.record.js';

/** Reads invoices. */
@Injectable()
export class LaskuService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** An invoice with its rows and its log [I-115]. */
  async get(actor: Actor, keikkaLaskuId: number): Promise<LaskuGetAnswer> {
    const { manager } = this.dataSource;
    const lasku = await manager.findOneBy(KeikkaLasku, { keikkaLaskuId });
    if (!lasku) throw new Failure('LASKU.NOT_FOUND');
    demandVisible(actor, lasku);
    const rivit = await rivitOf(manager, keikkaLaskuId);
    const log = await manager.find(KeikkaLaskuLog, {
      where: { keikkaLaskuId },
      order: { entryTime: 'DESC', keikkaLaskuLogId: 'DESC' },
    });
    return {
      laskuData: await laskuOf(manager, lasku, rivit),
      laskuRivit: rivit.map(toLaskuRivi),
      laskuLog: log.map(toLaskuLog),
    };
  }

  /** The invoice that a company sent under a number [I-117]. */
  async getByInvoiceNumber(
    actor: Actor,
    { laskuttajaAsiakasId, laskuNo }: InputOf<typeof laskuCalls.getByInvoiceNumber>,
  ): Promise<Lasku> {
    const { manager } = this.dataSource;
    const where = { laskuttajaAsiakasId: companyFor(actor, laskuttajaAsiakasId), laskuNo };
    const lasku = laskuNo ? await manager.findOneBy(KeikkaLasku, where) : null;
    if (!lasku) throw new Failure('LASKU.NOT_FOUND');
    return laskuOf(manager, lasku, await rivitOf(manager, lasku.keikkaLaskuId));
  }

  /** The invoices of an order that a company sends, in the order they were made [I-111]. */
  async listForKeikka(
    actor: Actor,
    { keikkaId, laskuttajaAsiakasId }: InputOf<typeof laskuCalls.listForKeikka>,
  ): Promise<LaskuListed[]> {
    const where = { keikkaId, laskuttajaAsiakasId: companyFor(actor, laskuttajaAsiakasId) };
    const rows = await this.dataSource.manager.find(KeikkaLasku, { where, order: { keikkaLaskuId: 'ASC' } });
    return rows.map(toLaskuListed);
  }

  /** The invoices that a customer pays to the actor's company, or all of the company that is the actor's [I-114]. */
  async listByAsiakas(
    actor: Actor,
    { asiakasId, first, last }: InputOf<typeof laskuCalls.listByAsiakas>,
  ): Promise<LaskuListed[]> {
    const isBiller = asiakasId === 0 || mayActFor(actor, asiakasId);
    const parties: FindOptionsWhere<KeikkaLasku> = isBiller
      ? { laskuttajaAsiakasId: asiakasId || actor.asiakasId }
      : { laskuttajaAsiakasId: actor.asiakasId, maksajaAsiakasId: asiakasId };
    const rows = await this.dataSource.manager.find(KeikkaLasku, {
      where: { ...parties, ...within(first, last) },
      order: { pumppuAika: 'DESC', keikkaLaskuId: 'DESC' },
    });
    return rows.map(toLaskuListed);
  }
}

/** Both days included. */
function within(first: string | undefined, last: string | undefined): FindOptionsWhere<KeikkaLasku> {
  const [from, to] = [first && dayRange(first).start, last && dayRange(last).end];
  if (from && to) return { pumppuAika: Between(from, to) };
  if (from) return { pumppuAika: MoreThanOrEqual(from) };
  return to ? { pumppuAika: LessThanOrEqual(to) } : {};
}
