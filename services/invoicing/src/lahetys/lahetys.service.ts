import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  type Actor,
  type InputOf,
  type Lahetys,
  type lahetysCalls,
  type LahetysKokonaan,
  type LahetettavaLasku,
} from '@keikka/contracts';
import { Transactions, type Tx } from '@keikka/server';
import { AsiakasNames } from '../asiakas/asiakas-names.service.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { demandVisible } from '../lasku/lasku.policy.js';
import { companyFor } from '../laskuttaja/laskuttaja.policy.js';
import { kohteetOf, LaskutusIntegraatio } from '../laskuttaja/laskutus-integraatio.entity.js';
import { AineistoTiedot } from '../osapuoli/aineisto-tiedot.service.js';
import type { Aineisto } from './aineisto/aineisto.rules.js';
import type { Vaihe } from './kohdejarjestelma.js';
import { Kohteet } from './kohteet.service.js';
import { LahetysAskelRow, LahetysRow } from './lahetys.entity.js';
import { LahetysJob } from './lahetys.job.js';
import { toKokonaan, toLahetys } from './lahetys.mapper.js';
import { move, note } from './lahetys.record.js';
import { demandSame, varaa, type Alku } from './varaus.record.js';

/** Sendings that are listed: those of some weeks. */
const MOST_LISTED = 200;

/** Begins the sending of invoices and shows it. */
@Injectable()
export class LahetysService {
  private readonly logger = new Logger('lahetys');

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly asiakkaat: AsiakasNames,
    private readonly tiedot: AineistoTiedot,
    private readonly kohteet: Kohteet,
    private readonly job: LahetysJob,
  ) {}

  /**
   * Begins the sending of an invoice with a number of its own, or says how far it has come when it has begun already. What
   * is sent is the invoice as it is now.
   * @throws Failure LASKU.NOT_FOUND, LAHETYS.*, ALREADY_SENT, LASKU.NO_MAKSAJA, SERVICE.UNAVAILABLE
   */
  async aloita(actor: Actor, input: LahetettavaLasku): Promise<Lahetys> {
    const { keikkaLaskuId } = input;
    const seen = await this.visible(actor, keikkaLaskuId);
    demandSame(seen, input);
    await this.demandKohde(seen, input);
    const maksaja = await this.asiakkaat.dataOf(seen.maksajaAsiakasId, 'LASKU.NO_MAKSAJA');
    const jarjestelma = this.kohteet.of(input.kohde);
    if (!jarjestelma) throw new Failure('LAHETYS.NO_KOHDE');
    const tuloste = await this.tiedot.of(seen);
    const vaihe = (aineisto: Aineisto): Vaihe => jarjestelma.vaiheet(aineisto)[0];
    const lahetys = await this.transactions.runOnce(actor, 'lahetys.aloita', input, (tx) =>
      begin(tx, actor, { input, maksaja, tuloste, vaihe }),
    );
    this.job.wake();
    return lahetys;
  }

  /**
   * Bills an invoice on paper: it gets its number and is frozen, to be printed. Only one that goes to no system of its company.
   * @throws Failure LASKU.NOT_FOUND, LAHETYS.*, ALREADY_SENT, LASKU.NO_MAKSAJA, SERVICE.UNAVAILABLE
   */
  async paperille(actor: Actor, input: InputOf<typeof lahetysCalls.paperille>): Promise<Lahetys> {
    const seen = await this.visible(actor, input.keikkaLaskuId);
    demandSame(seen, input);
    const kohteet = await kohteetOf(this.dataSource.manager, seen.laskuttajaAsiakasId);
    if (kohteet.some((kohde) => kohde === seen.laskuDestination)) throw new Failure('LAHETYS.NO_KOHDE');
    const maksaja = await this.asiakkaat.dataOf(seen.maksajaAsiakasId, 'LASKU.NO_MAKSAJA');
    const tuloste = await this.tiedot.of(seen);
    return this.transactions.runOnce(actor, 'lahetys.paperille', input, (tx) =>
      print(tx, actor, { input: { ...input, kohde: 'Paperi' }, maksaja, tuloste, vaihe: () => 'lasku' }),
    );
  }

  /** The sending of an invoice with all that was done; null when it was never begun. */
  async get(actor: Actor, keikkaLaskuId: number): Promise<LahetysKokonaan | null> {
    await this.visible(actor, keikkaLaskuId);
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(LahetysRow, { keikkaLaskuId });
    if (!row) return null;
    const { lahetysId } = row;
    const askeleet = await manager.find(LahetysAskelRow, {
      where: { lahetysId },
      order: { lahetysAskelId: 'ASC' },
    });
    return toKokonaan(row, askeleet);
  }

  /** The latest sendings of a company: those that are not at their end first, a conflict before all. */
  async list(actor: Actor, named: number): Promise<Lahetys[]> {
    const laskuttajaAsiakasId = companyFor(actor, named);
    const rows = await this.dataSource.manager
      .createQueryBuilder(LahetysRow, 'l')
      .where({ laskuttajaAsiakasId })
      .orderBy(
        `case when l.tila = 'ristiriita' or l.tarkastus in ('puuttuu', 'eroaa') then 0 when l.tila = 'epäonnistui' then 2
           when l.tila = 'lähetetty' then 3 else 1 end`,
      )
      .addOrderBy('l.pyydetty', 'DESC')
      .limit(MOST_LISTED)
      .getMany();
    return rows.map(toLahetys);
  }

  private async visible(actor: Actor, keikkaLaskuId: number): Promise<KeikkaLasku> {
    const lasku = await this.dataSource.manager.findOneBy(KeikkaLasku, { keikkaLaskuId });
    if (!lasku) throw new Failure('LASKU.NOT_FOUND');
    demandVisible(actor, lasku);
    return lasku;
  }

  private async demandKohde(lasku: KeikkaLasku, { kohde, isProduction }: LahetettavaLasku): Promise<void> {
    const { laskuttajaAsiakasId, keikkaLaskuId } = lasku;
    const integraatio = await this.dataSource.manager.findOneBy(LaskutusIntegraatio, {
      laskuttajaAsiakasId,
      kohde,
    });
    if (!integraatio || lasku.laskuDestination !== kohde) throw new Failure('LAHETYS.NO_KOHDE');
    if (!this.kohteet.avaimet(integraatio)) throw new Failure('LAHETYS.NO_AVAIMET');
    if (typeof isProduction === 'boolean' && isProduction !== integraatio.tuotanto)
      this.logger.warn({ keikkaLaskuId, isProduction }, 'isProduction is another than the company is set to');
  }
}

async function begin(tx: Tx, actor: Actor, alku: Alku): Promise<Lahetys> {
  const { lasku, lahetys, onAlkanut } = await varaa(tx, actor, alku);
  // Whoever clicks again hears how far it has come.
  if (onAlkanut) return toLahetys(lahetys);
  const { kohde, laskuNo } = lahetys;
  const who = `${actor.personName ?? 'Käyttäjä'} painoi Lähetä ${kohde === 'Fennoa' ? 'Fennoaan' : 'Netvisoriin'}.`;
  await note(tx, lahetys, 'odottaa', 'Odottaa', `${who} Numero ${laskuNo} varattu ennen lähetystä.`);
  await move(tx, { lasku, lahetys }, {});
  return toLahetys(lahetys);
}

/** An invoice on paper is out once it has its number: nothing of it is asked of any system. */
async function print(tx: Tx, actor: Actor, alku: Alku): Promise<Lahetys> {
  const { lasku, lahetys, onAlkanut } = await varaa(tx, actor, alku);
  if (onAlkanut) return toLahetys(lahetys);
  await note(tx, lahetys, 'lähetetty', 'Paperilasku', `Numero ${lahetys.laskuNo} varattu.`);
  await move(tx, { lasku, lahetys }, { tila: 'lähetetty', seuraava: null });
  return toLahetys(lahetys);
}
