import { Injectable } from '@nestjs/common';
import {
  Failure,
  type Actor,
  type InputOf,
  type LaskutettavaKeikka,
  type laskuttamattaCalls,
  type MaaranPaivitys,
} from '@keikka/contracts';
import { laskupohjaTila, onLaskulla } from '@keikka/domain';
import { laskuPohjista, sopivatPohjat, type UusiLasku } from '@keikka/domain/laskupohja';
import { Transactions, type Tx } from '@keikka/server';
import { TilauksenTiedot } from '../tilaus/tilauksen-tiedot.service.js';
import { AlvKaudet } from '../asiakas/alv-kaudet.service.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { demandBiller } from '../lasku/lasku.policy.js';
import {
  hinnastoOf,
  laskutettavaOf,
  lockMaking,
  makeLasku,
  type Laskutettava,
  type Ordered,
} from '../lasku/uusi/uusi-lasku.record.js';
import { uusiPohjalla } from '../lasku/uusi/valittu-pohja.record.js';
import { lockedPohja } from '../laskupohja/laskupohja-save.service.js';
import { laskupohjat } from '../laskupohja/laskupohja.record.js';
import { companyFor } from '../laskuttaja/laskuttaja.policy.js';
import { lockedEro, makeLisalasku, putMaarat } from './m3-korjaus.js';
import { orderedOf } from './laskuttamatta.rules.js';

type Input<Name extends keyof typeof laskuttamattaCalls> = InputOf<(typeof laskuttamattaCalls)[Name]>;
type Made = Promise<{ keikkaLaskuId: number }>;

/** An order that is mended, who bills and pays it, and the template that was chosen for it. */
interface Tilaus {
  whole: LaskutettavaKeikka;
  laskuttajaAsiakasId: number;
  ordered: Ordered & Pick<Laskutettava, 'valittuLaskupohjaId'>;
}

/**
 * Mends what 'Laskuttamatta' lists, each act in one transaction. The order is asked for before it, and what is amiss is looked
 * at once more within, so that an act that two persons do at once is done once.
 */
@Injectable()
export class LaskuttamattaKorjausService {
  constructor(
    private readonly tilaukset: TilauksenTiedot,
    private readonly alvKaudet: AlvKaudet,
    private readonly transactions: Transactions,
  ) {}

  /** @throws Failure as `luoPohjalla`, LASKUTTAMATTA.POHJA_DOES_NOT_FIT where more than its last day keeps the template away */
  async jatkaPohjaa(actor: Actor, input: Input<'jatkaPohjaa'>): Made {
    const tilaus = await this.tilaus(actor, input);
    const { laskuttajaAsiakasId } = tilaus;
    const alvKaudet = await this.alvKaudet.of(laskuttajaAsiakasId);
    const { laskupohjaId, endDate } = input;
    return this.transactions.runOnce(actor, 'laskuttamatta.jatka-pohjaa', input, async (tx) => {
      const pohja = await lockedPohja(tx, actor, laskupohjaId);
      if (pohja.laskuttajaAsiakasId !== laskuttajaAsiakasId) throw new Failure('LASKUPOHJA.NOT_FOUND');
      // A day that a colleague has moved further, or taken away, stays.
      if (pohja.endDate !== null && pohja.endDate < endDate) await laskupohjat.change(tx, pohja, { endDate });
      await demandUnbilled(tx, tilaus);
      const active = { laskuttajaAsiakasId, laskupohjaTilaId: laskupohjaTila.aktiivinen };
      const { pohjat, tuotteet } = await hinnastoOf(tx.manager, active);
      const laskutettava = laskutettavaOf(tilaus.ordered);
      const fits = sopivatPohjat(pohjat, laskutettava).pohjat.some(
        (one) => one.laskupohjaId === laskupohjaId,
      );
      if (!fits) throw new Failure('LASKUTTAMATTA.POHJA_DOES_NOT_FIT');
      return make(tx, actor, tilaus, laskuPohjista(pohjat, laskutettava, tuotteet, alvKaudet));
    });
  }

  /** @throws Failure KEIKKA.NOT_FOUND, LASKU.NOT_BILLER, LASKU.NO_MAKSAJA, LASKUPOHJA.NOT_FOUND, LASKUTTAMATTA.* */
  async luoPohjalla(actor: Actor, input: Input<'luoPohjalla'>): Made {
    const tilaus = await this.tilaus(actor, input);
    const { laskuttajaAsiakasId } = tilaus;
    const alvKaudet = await this.alvKaudet.of(laskuttajaAsiakasId);
    const { laskupohjaId } = input;
    return this.transactions.runOnce(actor, 'laskuttamatta.luo-pohjalla', input, async (tx) => {
      await demandUnbilled(tx, tilaus);
      const { uusi, valinta } = await uusiPohjalla(
        tx.manager,
        { laskuttajaAsiakasId, laskupohjaId },
        laskutettavaOf(tilaus.ordered),
        alvKaudet,
      );
      const ordered = { ...tilaus.ordered, valittuLaskupohjaId: laskupohjaId };
      return make(tx, actor, { ...tilaus, ordered }, { ...uusi, huomiot: [valinta, ...uusi.huomiot] });
    });
  }

  /** @throws Failure KEIKKA.NOT_FOUND, LASKU.LASKUTETTU, LASKUTTAMATTA.MENDED */
  async paivitaMaara(actor: Actor, input: Input<'paivitaMaara'>): Promise<MaaranPaivitys> {
    const { whole, laskuttajaAsiakasId } = await this.tilaus(actor, input);
    return this.transactions.runOnce(actor, 'laskuttamatta.paivita-maara', input, async (tx) => {
      const { lasku, puute } = await lockedEro(tx, laskuttajaAsiakasId, whole);
      if (!puute.isOpen) throw new Failure('LASKU.LASKUTETTU');
      const { keikkaLaskuId, maksajaAsiakasId } = lasku;
      return { keikkaLaskuId, maksajaAsiakasId, rivit: await putMaarat(tx, lasku, puute.erot) };
    });
  }

  /** @throws Failure KEIKKA.NOT_FOUND, LASKU.NOT_BILLER, LASKUTTAMATTA.MENDED, also while an invoice is open that takes it */
  async luoLisalasku(actor: Actor, input: Input<'luoLisalasku'>): Made {
    const { whole, ordered, laskuttajaAsiakasId } = await this.tilaus(actor, input);
    return this.transactions.runOnce(actor, 'laskuttamatta.luo-lisalasku', input, async (tx) => {
      const { lasku, puute } = await lockedEro(tx, laskuttajaAsiakasId, whole);
      if (puute.isOpen) throw new Failure('LASKUTTAMATTA.MENDED');
      return makeLisalasku(tx, actor, ordered, lasku, puute);
    });
  }

  private async tilaus(actor: Actor, input: Input<'luoLisalasku'>): Promise<Tilaus> {
    const laskuttajaAsiakasId = companyFor(actor, input.laskuttajaAsiakasId);
    const whole = await this.tilaukset.of(input.keikkaId);
    demandBiller(laskuttajaAsiakasId, whole.keikka);
    return {
      whole,
      laskuttajaAsiakasId,
      ordered: orderedOf(whole, laskuttajaAsiakasId),
    };
  }
}

/**
 * From here to the end of the transaction the order gets no invoice but ours.
 * @throws Failure LASKU.NO_MAKSAJA, LASKUTTAMATTA.MENDED
 */
async function demandUnbilled(tx: Tx, { laskuttajaAsiakasId, ordered }: Tilaus): Promise<void> {
  const { keikkaId } = ordered.keikka;
  if (!ordered.maksaja.maksajaAsiakasId) throw new Failure('LASKU.NO_MAKSAJA');
  await lockMaking(tx, laskuttajaAsiakasId, keikkaId);
  if (await tx.manager.existsBy(KeikkaLasku, { laskuttajaAsiakasId, keikkaId }))
    throw new Failure('LASKUTTAMATTA.MENDED');
}

/** @throws Failure LASKUTTAMATTA.NO_RIVIT: an empty invoice would mend nothing. */
async function make(
  tx: Tx,
  actor: Actor,
  { laskuttajaAsiakasId, ordered }: Tilaus,
  uusi: UusiLasku,
): Promise<{ keikkaLaskuId: number }> {
  if (!uusi.rivit.some(onLaskulla)) throw new Failure('LASKUTTAMATTA.NO_RIVIT');
  const { keikkaLaskuId } = await makeLasku(tx, actor, laskuttajaAsiakasId, ordered, uusi);
  return { keikkaLaskuId };
}
