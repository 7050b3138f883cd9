import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  type Actor,
  type InputOf,
  type Lasku,
  type laskuCalls,
  type LaskuGetAnswer,
  type LaskuHaku,
  type LaskuListed,
  type LaskuRiviSelvitys,
} from '@keikka/contracts';
import { changesOf } from '@keikka/server';
import { companyFor, mayActFor } from '../laskuttaja/laskuttaja.policy.js';
import { KeikkaLaskuRivi } from './keikka-lasku-rivi.entity.js';
import { KeikkaLaskuLog } from './keikka-lasku-log.entity.js';
import { KeikkaLasku } from './keikka-lasku.entity.js';
import { toLaskuHaku, toLaskuListed, toLaskuLog, toLaskuRivi } from './lasku.mapper.js';
import type { LaskuHakuRow, LaskuListedRow } from './lasku.mapper.js';
import { demandVisible } from './lasku.policy.js';
import { laskuOf, rivitOf } from './lasku.record.js';
import { hakuQuery, pageQuery, rajaOf } from './laskut-haku.sql.js';

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

  /**
   * Why a row has its price: how it was built, and what was changed in it since.
   * @throws Failure LASKURIVI.NOT_FOUND
   */
  async selvitys(actor: Actor, keikkaLaskuRiviId: number): Promise<LaskuRiviSelvitys> {
    const { manager } = this.dataSource;
    const rivi = await manager.findOneBy(KeikkaLaskuRivi, { keikkaLaskuRiviId });
    if (!rivi) throw new Failure('LASKURIVI.NOT_FOUND');
    demandVisible(actor, rivi, 'LASKURIVI.NOT_FOUND');
    const history = { type: 'laskuRivi', id: keikkaLaskuRiviId, page: 1 };
    return {
      selvitys: rivi.selvitys,
      laskettu: rivi.laskettu?.toISOString() ?? null,
      muutokset: await changesOf(manager, history, actor.asiakasId),
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
    { asiakasId, ...rajaus }: InputOf<typeof laskuCalls.listByAsiakas>,
  ): Promise<LaskuListed[]> {
    const isBiller = asiakasId === 0 || mayActFor(actor, asiakasId);
    const osapuolet = isBiller
      ? { laskuttajaAsiakasId: asiakasId || actor.asiakasId }
      : { laskuttajaAsiakasId: actor.asiakasId, maksajaAsiakasId: asiakasId };
    const { sql, parameters } = pageQuery(osapuolet, rajaus);
    const rows = await this.dataSource.query<LaskuListedRow[]>(sql, parameters);
    return rows.slice(0, rajaOf(rajaus)).map(toLaskuListed);
  }

  /** A page of the invoices that a company sends, with the count and the sums of all that the filters find. */
  async haku(
    actor: Actor,
    { laskuttajaAsiakasId, ...rajaus }: InputOf<typeof laskuCalls.haku>,
  ): Promise<LaskuHaku> {
    const { sql, parameters } = hakuQuery(
      { laskuttajaAsiakasId: companyFor(actor, laskuttajaAsiakasId) },
      rajaus,
    );
    return toLaskuHaku(await this.dataSource.query<LaskuHakuRow[]>(sql, parameters), rajaOf(rajaus));
  }
}
