import { Injectable } from '@nestjs/common';
import {
  Failure,
  laskuRiviFields,
  MOST_RIVIT,
  type Actor,
  type InputOf,
  type LaskuRivi,
  type laskuRiviCalls,
  type LaskuRiviFields,
  type LaskuRiviSave,
} from '@keikka/contracts';
import { blankOf, savedFields } from '@keikka/contracts/fields';
import { helsinkiDay, PLACE_STEP, placeAfter, rivinAlv, type AlvKausi } from '@keikka/domain';
import type { KeikkaFacts } from '@keikka/domain/formula';
import { Transactions, type Tx } from '@keikka/server';
import { AlvKaudet } from '../../asiakas/alv-kaudet.service.js';
import { companyFor } from '../../laskuttaja/laskuttaja.policy.js';
import { Tuote } from '../../tuote/tuote.entity.js';
import { KeikkaLaskuRivi } from '../keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from '../keikka-lasku.entity.js';
import { hyvityksenMuutos, lockWithHyvitetty } from '../hyvitys.record.js';
import { demandNoHyvitys, demandOpen, demandVisible } from '../lasku.policy.js';
import { rivitOf, settleSums } from '../lasku.record.js';
import { laskuRivit } from './lasku-rivi.record.js';
import { demandValid, kohdeOf } from './lasku-rivi.rules.js';
import { PohjanRiviService } from './pohjan-rivi.service.js';
import { evaluated, RivinKaavatService } from './rivin-kaavat.service.js';

type Input<Name extends keyof typeof laskuRiviCalls> = InputOf<(typeof laskuRiviCalls)[Name]>;

/**
 * Changes the rows of invoices. The invoice is locked first, so that its sums are those of all its rows, whoever else changes
 * one.
 */
@Injectable()
export class LaskuRiviService {
  constructor(
    private readonly alvKaudet: AlvKaudet,
    private readonly kaavat: RivinKaavatService,
    private readonly pohjanRivit: PohjanRiviService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Makes a row, or merges a save with what others changed meanwhile [I-118]. The formulas that it changes are evaluated on the
   * invoice's order.
   */
  async save(actor: Actor, save: LaskuRiviSave): Promise<LaskuRivi> {
    const kohde = kohdeOf(save);
    if ('keikkaLaskuPohjaId' in kohde) return this.pohjanRivit.save(actor, save, kohde.keikkaLaskuPohjaId);
    const laskuttajaAsiakasId = companyFor(actor, save.laskuttajaAsiakasId ?? undefined);
    const changes = { ...save, aleProsentti: save.aleProsentti ?? save.alennus };
    const isNew = !save.keikkaLaskuRiviId;
    const alvKaudet = isNew && save.alv === undefined ? await this.alvKaudet.of(laskuttajaAsiakasId) : [];
    const facts = await this.kaavat.factsOf(save, kohde.keikkaLaskuId);
    return this.transactions.runOnce(actor, 'lasku-rivi.save', save, async (tx) => {
      const lasku = await lockedLasku(tx, actor, kohde.keikkaLaskuId, 'LASKURIVI.NO_LASKU');
      if (lasku.laskuttajaAsiakasId !== laskuttajaAsiakasId) throw new Failure('AUTH.FOREIGN_TENANT');
      const rivi = save.keikkaLaskuRiviId
        ? await changed(tx, lasku, save.keikkaLaskuRiviId, changes, facts)
        : await made(tx, lasku, changes, { alvKaudet, facts });
      await settleSums(tx, lasku);
      return rivi;
    });
  }

  /** A row of a template where no invoice is named [I-119]. */
  delete(
    actor: Actor,
    { keikkaLaskuRiviId, keikkaLaskuId }: Input<'delete'>,
  ): Promise<{ keikkaLaskuRiviId: number }> {
    if (keikkaLaskuId === 0) return this.pohjanRivit.delete(actor, keikkaLaskuRiviId);
    return this.transactions.runOnce(actor, 'lasku-rivi.delete', { keikkaLaskuRiviId }, async (tx) => {
      const stored = await tx.manager.findOneBy(KeikkaLaskuRivi, { keikkaLaskuRiviId });
      if (stored?.keikkaLaskuId !== keikkaLaskuId) throw new Failure('LASKURIVI.NOT_FOUND');
      const lasku = await lockedLasku(tx, actor, keikkaLaskuId, 'LASKURIVI.NOT_FOUND');
      await laskuRivit.delete(tx, await laskuRivit.lock(tx, keikkaLaskuRiviId));
      await settleSums(tx, lasku);
      return { keikkaLaskuRiviId };
    });
  }

  deleteAll(actor: Actor, { keikkaLaskuId }: Input<'deleteAll'>): Promise<{ keikkaLaskuId: number }> {
    return this.transactions.runOnce(actor, 'lasku-rivi.delete-all', { keikkaLaskuId }, async (tx) => {
      const lasku = await lockedLasku(tx, actor, keikkaLaskuId);
      for (const rivi of await rivitOf(tx.manager, keikkaLaskuId)) await laskuRivit.delete(tx, rivi);
      await settleSums(tx, lasku);
      return { keikkaLaskuId };
    });
  }

  /** Adds the rows of another invoice of the company after those that stand [I-121]. */
  copy(actor: Actor, input: Input<'copy'>): Promise<{ copied: number }> {
    const { sourceKeikkaLaskuId, targetKeikkaLaskuId } = input;
    return this.transactions.runOnce(actor, 'lasku-rivi.copy', input, async (tx) => {
      const target = await lockedLasku(tx, actor, targetKeikkaLaskuId);
      const source = await tx.manager.findOneBy(KeikkaLasku, { keikkaLaskuId: sourceKeikkaLaskuId });
      if (source?.laskuttajaAsiakasId !== target.laskuttajaAsiakasId) throw new Failure('LASKU.NOT_FOUND');
      const rivit = await rivitOf(tx.manager, sourceKeikkaLaskuId);
      for (const rivi of rivit) {
        const { sortNum: _, ...values } = await laskuRivit.stateOf(tx, rivi);
        await made(tx, target, values);
      }
      await settleSums(tx, target);
      return { copied: rivit.length };
    });
  }

  /** @throws Failure LASKURIVI.NOT_FOUND unless the ids are those of the invoice's rows, each once. */
  order(actor: Actor, { keikkaLaskuId, keikkaLaskuRiviIds }: Input<'order'>): Promise<LaskuRivi[]> {
    return this.transactions.run(async (tx) => {
      await lockedLasku(tx, actor, keikkaLaskuId);
      const rivit = new Map(
        (await rivitOf(tx.manager, keikkaLaskuId)).map((rivi) => [rivi.keikkaLaskuRiviId, rivi]),
      );
      const ordered = [...new Set(keikkaLaskuRiviIds)].flatMap((id) => rivit.get(id) ?? []);
      if (ordered.length !== rivit.size || ordered.length !== keikkaLaskuRiviIds.length)
        throw new Failure('LASKURIVI.NOT_FOUND');
      const answers: LaskuRivi[] = [];
      for (const [index, rivi] of ordered.entries())
        answers.push(await laskuRivit.change(tx, rivi, { sortNum: (index + 1) * PLACE_STEP }));
      return answers;
    });
  }
}

/** The invoice, locked, of the actor's company and not yet billed. */
async function lockedLasku(
  tx: Tx,
  actor: Actor,
  keikkaLaskuId: number,
  missing: 'LASKU.NOT_FOUND' | 'LASKURIVI.NO_LASKU' | 'LASKURIVI.NOT_FOUND' = 'LASKU.NOT_FOUND',
): Promise<KeikkaLasku> {
  const lasku = await lockWithHyvitetty(tx, keikkaLaskuId).catch((error: unknown) => {
    throw error instanceof Failure ? new Failure(missing) : error;
  });
  demandVisible(actor, lasku, missing);
  demandOpen(lasku);
  return lasku;
}

/** What a new row needs to know of its company and its order. */
interface Known {
  alvKaudet: readonly AlvKausi[];
  /** null where no formula is to be evaluated. */
  facts: KeikkaFacts | null;
}

async function made(
  tx: Tx,
  lasku: KeikkaLasku,
  save: Partial<LaskuRiviFields>,
  { alvKaudet, facts }: Known = { alvKaudet: [], facts: null },
): Promise<LaskuRivi> {
  demandNoHyvitys(lasku);
  const { keikkaLaskuId, keikkaId, laskuttajaAsiakasId, maksajaAsiakasId, pumppuAika } = lasku;
  const count = await tx.manager.countBy(KeikkaLaskuRivi, { keikkaLaskuId });
  if (count >= MOST_RIVIT) throw new Failure('LASKURIVI.TOO_MANY');
  const last = (await tx.manager.maximum(KeikkaLaskuRivi, 'sortNum', { keikkaLaskuId })) ?? 0;
  // The rate is that of the day of delivery, not of the invoice (integrations §3.6).
  const alv = rivinAlv(null, alvKaudet, helsinkiDay(pumppuAika ?? tx.now));
  const state = {
    ...blankOf(laskuRiviFields),
    alv,
    sortNum: placeAfter([last]),
    ...savedFields(laskuRiviFields, save),
  } as LaskuRiviFields;
  const {
    ehtoTäyttyy = null,
    virhe = '',
    ...arvot
  } = await evaluated(tx, state, { laskuttajaAsiakasId, virhe: '' }, facts);
  const owner = { keikkaLaskuId, keikkaId, laskuttajaAsiakasId, maksajaAsiakasId, ehtoTäyttyy, virhe };
  const valued = { ...state, ...arvot };
  await demandStorable(tx, lasku, valued);
  return laskuRivit.make(tx, owner, valued);
}

async function changed(
  tx: Tx,
  lasku: KeikkaLasku,
  keikkaLaskuRiviId: number,
  save: Partial<LaskuRiviFields> & Pick<LaskuRiviSave, 'varmenne'>,
  facts: KeikkaFacts | null,
): Promise<LaskuRivi> {
  const rivi = await laskuRivit.lock(tx, keikkaLaskuRiviId);
  if (rivi.keikkaLaskuId !== lasku.keikkaLaskuId) throw new Failure('LASKURIVI.NOT_FOUND');
  const wanted = await laskuRivit.merged(tx, rivi, save, save.varmenne);
  const patch = lasku.hyvitettyKeikkaLaskuId === null ? wanted : await hyvityksenMuutos(tx, rivi, wanted);
  const state = { ...(await laskuRivit.stateOf(tx, rivi)), ...patch };
  const { ehtoTäyttyy, virhe, ...arvot } = await evaluated(tx, patch, rivi, facts);
  await demandStorable(tx, lasku, { ...state, ...arvot });
  return laskuRivit.change(tx, rivi, {
    ...patch,
    ...arvot,
    ...(ehtoTäyttyy !== undefined && { ehtoTäyttyy }),
    ...(virhe !== undefined && { virhe }),
  });
}

async function demandStorable(
  { manager }: Tx,
  { laskuttajaAsiakasId }: KeikkaLasku,
  rivi: LaskuRiviFields,
): Promise<void> {
  demandValid(rivi);
  const { tuoteId } = rivi;
  const isKnown = tuoteId === null || (await manager.existsBy(Tuote, { tuoteId, laskuttajaAsiakasId }));
  if (!isKnown) throw new Failure('TUOTE.NOT_FOUND');
}
