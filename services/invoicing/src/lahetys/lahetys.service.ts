import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  type Actor,
  type AsiakasData,
  type Lahetys,
  type LahetysKokonaan,
  type LahetettavaLasku,
} from '@keikka/contracts';
import { laskuTila, laskunNumero, onLaskulla } from '@keikka/domain';
import { Transactions, type Tx } from '@keikka/server';
import { AsiakasNames } from '../asiakas/asiakas-names.service.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { demandVisible } from '../lasku/lasku.policy.js';
import type { KeikkaLaskuRivi } from '../lasku/keikka-lasku-rivi.entity.js';
import { laskut, rivitOf } from '../lasku/lasku.record.js';
import { verotetut } from '../lasku/verotus.record.js';
import { companyFor } from '../laskuttaja/laskuttaja.policy.js';
import { LaskutusIntegraatio } from '../laskuttaja/laskutus-integraatio.entity.js';
import { osapuoliOf } from '../osapuoli/osapuoli.record.js';
import {
  aineistoOf,
  fennoaTapaOf,
  maksajaOf,
  type Aineisto,
  type AineistoTuloste,
} from './aineisto.rules.js';
import { AineistoTiedot } from './aineisto-tiedot.service.js';
import { hyvitettavaOf, tuoteAvaimetOf, vapaaNumero } from './aineisto.record.js';
import type { Kohdejarjestelma } from './kohdejarjestelma.js';
import { Kohteet } from './kohteet.service.js';
import { LahetysAskelRow, LahetysRow } from './lahetys.entity.js';
import { LahetysJob } from './lahetys.job.js';
import { toKokonaan, toLahetys } from './lahetys.mapper.js';
import { move, note } from './lahetys.record.js';

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
    const lahetys = await this.transactions.runOnce(actor, 'lahetys.aloita', input, (tx) =>
      begin(tx, actor, { input, maksaja, tuloste, jarjestelma }),
    );
    this.job.wake();
    return lahetys;
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

/** @throws Failure LAHETYS.MISMATCH when the ids of a call are not those of its invoice */
function demandSame(lasku: KeikkaLasku, input: LahetettavaLasku): void {
  const isSame =
    lasku.keikkaId === input.keikkaId &&
    [0, lasku.laskuttajaAsiakasId].includes(input.laskuttajaAsiakasId) &&
    [0, lasku.maksajaAsiakasId].includes(input.maksajaAsiakasId);
  if (!isSame) throw new Failure('LAHETYS.MISMATCH');
}

/** @throws Failure LAHETYS.VEROTUS_MUUTTUNUT, LAHETYS.NO_ALV_TUNNUS */
async function demandTaxed(
  { manager }: Tx,
  lasku: KeikkaLasku,
  rivit: readonly KeikkaLaskuRivi[],
  alvTunnus: string,
): Promise<void> {
  const now = await verotetut(manager, lasku, rivit);
  if (now.some(({ kaannetty }, at) => kaannetty !== rivit[at]?.kaannetty))
    throw new Failure('LAHETYS.VEROTUS_MUUTTUNUT');
  const isReversed = rivit.some((rivi) => rivi.kaannetty && onLaskulla(rivi));
  if (isReversed && !alvTunnus) throw new Failure('LAHETYS.NO_ALV_TUNNUS');
}

interface Alku {
  input: LahetettavaLasku;
  maksaja: AsiakasData;
  tuloste: AineistoTuloste;
  jarjestelma: Kohdejarjestelma;
}

async function begin(tx: Tx, actor: Actor, alku: Alku): Promise<Lahetys> {
  const { keikkaLaskuId, kohde } = alku.input;
  const lasku = await laskut.lock(tx, keikkaLaskuId);
  const before = await tx.manager.findOneBy(LahetysRow, { keikkaLaskuId });
  if (lasku.isLaskutettu || lasku.keikkaLaskuStatusTypeId === laskuTila.laskutettu)
    throw new Failure('ALREADY_SENT');
  // Whoever clicks again hears how far it has come.
  if (before && before.tila !== 'epäonnistui') return toLahetys(before);
  if (![laskuTila.odottaa, laskuTila.valmis].some((tila) => tila === lasku.keikkaLaskuStatusTypeId))
    throw new Failure('LAHETYS.EI_LASKUTETA');
  const laskuNo = before?.laskuNo ?? (await vapaaNumero(tx, lasku, laskunNumero));
  const aineisto = await freeze(tx, lasku, laskuNo, alku);
  const lahetys = await tx.manager.save(LahetysRow, {
    ...(before && { lahetysId: before.lahetysId }),
    keikkaLaskuId,
    laskuttajaAsiakasId: lasku.laskuttajaAsiakasId,
    kohde,
    laskuNo,
    vaihe: alku.jarjestelma.vaiheet(aineisto)[0],
    aineisto,
    erot: [],
    ulkoinenId: '',
    yritys: 0,
    takaiskuja: 0,
    hakuja: 0,
    virheKoodi: '',
    virhe: '',
    tila: 'odottaa',
    pyydetty: tx.now,
    pyytaja: actor,
    seuraava: tx.now,
    paattynyt: null,
  });
  const who = `${actor.personName ?? 'Käyttäjä'} painoi Lähetä ${kohde === 'Fennoa' ? 'Fennoaan' : 'Netvisoriin'}.`;
  await note(tx, lahetys, 'odottaa', 'Odottaa', `${who} Numero ${laskuNo} varattu ennen lähetystä.`);
  await move(tx, { lasku, lahetys }, {});
  return toLahetys(lahetys);
}

/**
 * The invoice as it is now, with its payer.
 * @throws Failure LAHETYS.VEROTUS_MUUTTUNUT, LAHETYS.NO_ALV_TUNNUS, LAHETYS.NO_RIVIT
 */
async function freeze(
  tx: Tx,
  lasku: KeikkaLasku,
  laskuNo: string,
  { input, maksaja, tuloste }: Alku,
): Promise<Aineisto> {
  const { laskuttajaAsiakasId, maksajaAsiakasId, keikkaLaskuId } = lasku;
  // A colleague has changed the payer since it was asked who that is.
  if (maksaja.asiakasId !== maksajaAsiakasId) throw new Failure('LAHETYS.MISMATCH');
  const rivit = await rivitOf(tx.manager, keikkaLaskuId);
  const osapuoli = await osapuoliOf(tx.manager, laskuttajaAsiakasId, maksajaAsiakasId);
  await demandTaxed(tx, lasku, rivit, osapuoli?.alvTunnus ?? '');
  const aineisto = aineistoOf({
    lasku,
    rivit,
    maksaja: maksajaOf(maksaja, osapuoli),
    laskuNo,
    tuoteAvaimet: await tuoteAvaimetOf(tx, lasku, input.kohde),
    fennoa: input.kohde === 'Fennoa' ? fennoaTapaOf(input) : undefined,
    now: tx.now,
    hyvitettava: await hyvitettavaOf(tx, lasku),
    tuloste,
  });
  if (aineisto.rivit.length === 0) throw new Failure('LAHETYS.NO_RIVIT');
  return aineisto;
}
