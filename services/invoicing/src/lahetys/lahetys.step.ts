import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { laskunNumero } from '@keikka/domain';
import { runInContext, Transactions, type Tx } from '@keikka/server';
import { LaskutusIntegraatio } from '../laskuttaja/laskutus-integraatio.entity.js';
import { vapaaNumero } from './aineisto.record.js';
import type { HakuVastaus, Kohdejarjestelma } from './kohdejarjestelma.js';
import { Kohteet } from './kohteet.service.js';
import { LahetysAskelRow, LahetysRow } from './lahetys.entity.js';
import { closeAskel, contextOf, lockLahetys, move, openAskel, type Locked } from './lahetys.record.js';
import {
  jalkeenHaun,
  jalkeenKatkon,
  jalkeenVaiheen,
  seuraavaTehtava,
  tehtavaNimet,
  tilaAikana,
  type Jatko,
  type Tehtava,
} from './lahetys.rules.js';
import { tarkastusOf } from './tarkastus.rules.js';

interface Begun extends Locked {
  askel: LahetysAskelRow;
  tehtava: Tehtava;
}

/**
 * Steps of sendings: each is noted before its request is made and closed after it, each time in a transaction of its own, so
 * that whatever is cut off in between is known to have been under way.
 */
@Injectable()
export class LahetysStep {
  private readonly logger = new Logger('lahetys');

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly kohteet: Kohteet,
  ) {}

  /** What was under way when its process ended goes on. The caller holds the company's lock. */
  async takeUp(laskuttajaAsiakasId: number): Promise<void> {
    const open = await this.dataSource.manager.find(LahetysAskelRow, {
      where: { tulos: IsNull(), lahetys: { laskuttajaAsiakasId } },
      relations: { lahetys: true },
    });
    for (const askel of open) {
      const { lahetys } = askel;
      if (lahetys) await runInContext(contextOf(lahetys), () => this.loseAskel(askel, lahetys.keikkaLaskuId));
    }
  }

  /** Makes the next request of a sending. */
  async take({ keikkaLaskuId }: LahetysRow): Promise<void> {
    const begun = await this.transactions.run((tx) => begin(tx, keikkaLaskuId));
    const from = performance.now();
    const vastaus = await this.ask(begun);
    const kestoMs = Math.round(performance.now() - from);
    await this.transactions.run(async (tx) => {
      const now = await lockLahetys(tx, keikkaLaskuId);
      if (!(await closeAskel(tx, begun.askel, vastaus, kestoMs))) return;
      await follow(tx, now, this.jatko(now.lahetys, begun.tehtava, vastaus, tx.now));
    });
  }

  /** Looks whether a sent invoice is still in its system as it was sent. */
  async check(lahetys: LahetysRow): Promise<void> {
    const vastaus = await this.ask({ lahetys, tehtava: 'haku' });
    const tarkastus = tarkastusOf(vastaus);
    const { loyto } = vastaus;
    await this.transactions.run(async ({ manager, now }) => {
      const erot = loyto?.laji === 'ristiriita' ? loyto.erot : [];
      await manager.update(
        LahetysRow,
        { lahetysId: lahetys.lahetysId },
        { tarkastus, tarkastettu: now, erot },
      );
    });
    if (tarkastus === 'puuttuu' || tarkastus === 'eroaa')
      this.logger.warn({ lahetysId: lahetys.lahetysId, tarkastus }, 'a sent invoice is not as it was sent');
  }

  private jatko(lahetys: LahetysRow, tehtava: Tehtava, vastaus: HakuVastaus, now: Date): Jatko {
    const kello = { now, varmistusMs: this.kohteet.varmistusMs };
    if (tehtava === 'haku') return jalkeenHaun(lahetys, vastaus, kello);
    const vaiheet = this.kohteet.of(lahetys.kohde)?.vaiheet(lahetys.aineisto) ?? [];
    return jalkeenVaiheen(lahetys, vaiheet, vastaus, kello);
  }

  /** The outcome of the request. A fault of our own under it leaves open what it did. */
  private async ask({ lahetys, tehtava }: Pick<Begun, 'lahetys' | 'tehtava'>): Promise<HakuVastaus> {
    const { kohde, aineisto, laskuttajaAsiakasId, ulkoinenId } = lahetys;
    const none = { pyynto: '', vastaus: null };
    try {
      const integraatio =
        kohde === 'Paperi'
          ? null
          : await this.dataSource.manager.findOneBy(LaskutusIntegraatio, { laskuttajaAsiakasId, kohde });
      const avaimet = integraatio && this.kohteet.avaimet(integraatio);
      const jarjestelma: Kohdejarjestelma | undefined = this.kohteet.of(kohde);
      if (!avaimet || !jarjestelma)
        return {
          ...none,
          tulos: 'eiPerillä',
          koodi: 'UNKNOWN_ERROR',
          selite: `${kohde}: tunnuksia ei ole tallennettu.`,
        };
      if (tehtava === 'haku') return await jarjestelma.hae(aineisto, avaimet);
      return await jarjestelma.tee(tehtava, aineisto, avaimet, ulkoinenId);
    } catch (error) {
      this.logger.error({ err: error, lahetysId: lahetys.lahetysId, tehtava }, 'a step of a sending failed');
      return {
        ...none,
        tulos: 'tuntematon',
        koodi: 'UNKNOWN_ERROR',
        selite: 'Laskun luonnissa tapahtui odottamaton virhe.',
      };
    }
  }

  private loseAskel(askel: LahetysAskelRow, keikkaLaskuId: number): Promise<void> {
    return this.transactions.run(async (tx) => {
      const locked = await lockLahetys(tx, keikkaLaskuId);
      const lost = {
        tulos: 'tuntematon',
        koodi: '',
        selite: 'Lähetys katkesi kesken.',
        pyynto: '',
        vastaus: null,
      } as const;
      if (!(await closeAskel(tx, askel, lost, Math.max(0, tx.now.getTime() - askel.alkoi.getTime())))) return;
      const tehtava = tehtavat.find((one) => tehtavaNimet[one] === askel.nimi);
      if (tehtava && locked.lahetys.seuraava)
        await move(tx, locked, jalkeenKatkon(tehtava, askel.alkoi, this.kohteet.timeoutMs));
    });
  }
}

const tehtavat = Object.keys(tehtavaNimet) as Tehtava[];

async function begin(tx: Tx, keikkaLaskuId: number): Promise<Begun> {
  const locked = await lockLahetys(tx, keikkaLaskuId);
  const { lahetys } = locked;
  const tehtava = seuraavaTehtava(lahetys);
  const tila = tilaAikana(tehtava, lahetys);
  await move(tx, locked, { tila, ...(tehtava === 'lasku' && { yritys: lahetys.yritys + 1 }) });
  return { ...locked, tehtava, askel: await openAskel(tx, lahetys, tila, tehtavaNimet[tehtava]) };
}

async function follow(tx: Tx, locked: Locked, { muutos, uusiNumero }: Jatko): Promise<void> {
  if (uusiNumero) await renumber(tx, locked);
  await move(tx, locked, muutos);
}

/** The number was another invoice's of ours, as after a database was put back: the next one is taken. */
async function renumber({ manager }: Tx, { lasku, lahetys }: Locked): Promise<void> {
  const laskuNo = await vapaaNumero({ manager }, lasku, laskunNumero, 1);
  const aineisto = { ...lahetys.aineisto, laskuNo };
  await manager.update(LahetysRow, { lahetysId: lahetys.lahetysId }, { laskuNo, aineisto });
}
