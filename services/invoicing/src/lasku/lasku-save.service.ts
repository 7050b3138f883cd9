import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  laskuFields,
  type Actor,
  type InputOf,
  type Lasku,
  type laskuCalls,
  type LaskuFields,
  type LaskuSave,
} from '@keikka/contracts';
import { demandWithin } from '@keikka/contracts/fields';
import { addDays, helsinkiDay, laskuLogType, laskuTila, laskuTilat, rolesOf } from '@keikka/domain';
import { Transactions, type Tx } from '@keikka/server';
import type { LaskunTiedot } from '../osapuoli/aineisto-osapuoli.rules.js';
import { AineistoTiedot } from '../osapuoli/aineisto-tiedot.service.js';
import { kohteetOf } from '../laskuttaja/laskutus-integraatio.entity.js';
import { KeikkaLaskuLog } from './keikka-lasku-log.entity.js';
import { KeikkaLaskuRivi } from './keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from './keikka-lasku.entity.js';
import { demandNoHyvitys, demandNotUnderWay, demandOpen, demandVisible } from './lasku.policy.js';
import { AsiakasNames } from '../asiakas/asiakas-names.service.js';
import { laskuOf, laskut, rivitOf, settleSums, storedSums } from './lasku.record.js';
import { retax } from './verotus/verotus.record.js';

/** Changes the headers and the status of invoices, and deletes them. */
@Injectable()
export class LaskuSaveService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly tiedot: AineistoTiedot,
    private readonly asiakkaat: AsiakasNames,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Merges a save with what others changed meanwhile [I-116]. A billed invoice changes nothing but its status, and that by a
   * system admin alone [I-053] [I-055].
   */
  async save(actor: Actor, save: LaskuSave): Promise<Lasku> {
    const { maksajaAsiakasId } = save;
    const maksaja = maksajaAsiakasId
      ? await this.asiakkaat.of(maksajaAsiakasId, 'LASKU.NO_MAKSAJA')
      : undefined;
    const kept = await this.keptOf(actor, save);
    return this.transactions.runOnce(actor, 'lasku.save', save, async (tx) => {
      const lasku = await lockedLasku(tx, actor, save.keikkaLaskuId);
      const patch = await laskut.merged(tx, lasku, save, save.varmenne);
      demandWithin(laskuFields, { ...(await laskut.stateOf(tx, lasku)), ...patch });
      demandAllowed(actor, lasku, patch);
      await demandStays(tx, lasku, patch);
      await demandKohde(tx, lasku, patch);
      const isNewMaksaja = patch.maksajaAsiakasId !== undefined;
      // A colleague may have changed the payer while its particulars were asked for.
      if (kept && kept.ofMaksaja !== (patch.maksajaAsiakasId ?? lasku.maksajaAsiakasId))
        throw new Failure('CHANGE.OUTDATED');
      if (isNewMaksaja && maksaja === undefined) throw new Failure('LASKU.NO_MAKSAJA');
      return laskut.change(tx, lasku, {
        ...patch,
        ...(await following(tx, lasku, patch, kept?.tuloste ?? null)),
        ...(isNewMaksaja && maksaja !== undefined && { maksajaAsiakasNimi: maksaja }),
      });
    });
  }

  /** What is kept of the parties of an invoice that is billed by hand; null for any other save. */
  private async keptOf(
    actor: Actor,
    save: LaskuSave,
  ): Promise<{ ofMaksaja: number; tuloste: LaskunTiedot } | null> {
    const { keikkaLaskuId, keikkaLaskuStatusTypeId: tila, maksajaAsiakasId } = save;
    if (tila !== laskuTila.laskutettu) return null;
    const lasku = await this.dataSource.manager.findOneBy(KeikkaLasku, { keikkaLaskuId });
    if (!lasku) throw new Failure('LASKU.NOT_FOUND');
    demandVisible(actor, lasku);
    const ofMaksaja = maksajaAsiakasId || lasku.maksajaAsiakasId;
    return { ofMaksaja, tuloste: await this.tiedot.of({ ...lasku, maksajaAsiakasId: ofMaksaja }) };
  }

  /** Judges anew who accounts for the VAT of the rows, by the products and the payer's status as they are now. */
  verota(actor: Actor, { keikkaLaskuId }: InputOf<typeof laskuCalls.verota>): Promise<Lasku> {
    return this.transactions.runOnce(actor, 'lasku.verota', { keikkaLaskuId }, async (tx) => {
      const lasku = await lockedLasku(tx, actor, keikkaLaskuId);
      demandOpen(lasku);
      await settleSums(tx, lasku);
      const { manager } = tx;
      const settled = await manager.findOneByOrFail(KeikkaLasku, { keikkaLaskuId });
      return laskuOf(manager, settled, await rivitOf(manager, keikkaLaskuId));
    });
  }

  /** Removes the invoice with its rows and its log, unless it was sent [I-066] [I-067]. */
  delete(
    actor: Actor,
    { keikkaLaskuId }: InputOf<typeof laskuCalls.delete>,
  ): Promise<{ keikkaLaskuId: number }> {
    return this.transactions.runOnce(actor, 'lasku.delete', { keikkaLaskuId }, async (tx) => {
      const lasku = await lockedLasku(tx, actor, keikkaLaskuId);
      const sent = { keikkaLaskuId, keikkaLaskuLogTypeId: laskuLogType.sent };
      if (await tx.manager.existsBy(KeikkaLaskuLog, sent)) throw new Failure('LASKU.SENT');
      demandOpen(lasku);
      await laskut.delete(tx, lasku);
      return { keikkaLaskuId };
    });
  }
}

async function lockedLasku(tx: Tx, actor: Actor, keikkaLaskuId: number): Promise<KeikkaLasku> {
  const lasku = await laskut.lock(tx, keikkaLaskuId);
  demandVisible(actor, lasku);
  return lasku;
}

function demandAllowed(actor: Actor, lasku: KeikkaLasku, patch: Partial<LaskuFields>): void {
  const { keikkaLaskuStatusTypeId: tila, ...others } = patch;
  if (tila !== undefined && !laskuTilat.includes(tila)) throw new Failure('LASKU.UNKNOWN_TILA');
  if (Object.keys(patch).length === 0) return;
  demandNotUnderWay(lasku);
  if (lasku.keikkaLaskuStatusTypeId !== laskuTila.laskutettu) return;
  const isAdmins = rolesOf(actor.settingTypes).isSystemAdmin && Object.keys(others).length === 0;
  if (!isAdmins) throw new Failure('LASKU.LASKUTETTU');
}

/**
 * What is credited stays billed, and a credit stays with who paid its original.
 * @throws Failure LASKU.HYVITETTY, HYVITYS.ALKUPERAISESTA
 */
async function demandStays(
  { manager }: Tx,
  lasku: KeikkaLasku,
  { keikkaLaskuStatusTypeId: tila, maksajaAsiakasId }: Partial<LaskuFields>,
): Promise<void> {
  if (maksajaAsiakasId !== undefined) demandNoHyvitys(lasku);
  if (tila === undefined || lasku.keikkaLaskuStatusTypeId !== laskuTila.laskutettu) return;
  const { keikkaLaskuId: hyvitettyKeikkaLaskuId } = lasku;
  if (await manager.existsBy(KeikkaLasku, { hyvitettyKeikkaLaskuId })) throw new Failure('LASKU.HYVITETTY');
}

/** @throws Failure LASKU.UNKNOWN_KOHDE */
async function demandKohde(
  { manager }: Tx,
  { laskuttajaAsiakasId }: KeikkaLasku,
  { laskuDestination }: Partial<LaskuFields>,
): Promise<void> {
  if (!laskuDestination) return;
  const kohteet: string[] = await kohteetOf(manager, laskuttajaAsiakasId);
  if (!kohteet.includes(laskuDestination)) throw new Failure('LASKU.UNKNOWN_KOHDE');
}

/** What follows of a save: from another status whether the invoice counts as billed, from another payer who pays the VAT. */
async function following(
  tx: Tx,
  lasku: KeikkaLasku,
  patch: Partial<LaskuFields>,
  tuloste: LaskunTiedot | null,
): Promise<Partial<KeikkaLasku>> {
  const billed = await billedBy(tx, lasku, patch, tuloste);
  const { maksajaAsiakasId } = patch;
  if (maksajaAsiakasId === undefined) return billed;
  const { keikkaLaskuId } = lasku;
  await tx.manager.update(KeikkaLaskuRivi, { keikkaLaskuId }, { maksajaAsiakasId });
  const rivit = await rivitOf(tx.manager, keikkaLaskuId);
  return { ...billed, ...storedSums(await retax(tx, { ...lasku, maksajaAsiakasId }, rivit)) };
}

/** An invoice that is billed by hand has its day, its due day and its parties from then on; it loses them when that is taken back. */
async function billedBy(
  { manager, now }: Tx,
  lasku: KeikkaLasku,
  { keikkaLaskuStatusTypeId: tila, maksuEhtoPv = lasku.maksuEhtoPv }: Partial<LaskuFields>,
  tuloste: LaskunTiedot | null,
): Promise<Partial<KeikkaLasku>> {
  if (tila === undefined) return {};
  const isLaskutettu = tila === laskuTila.laskutettu;
  if (isLaskutettu === lasku.isLaskutettu) return {};
  const { keikkaLaskuId } = lasku;
  const laskutettuTime = isLaskutettu ? now : null;
  await manager.update(KeikkaLaskuRivi, { keikkaLaskuId }, { isLaskutettu, laskutettuTime });
  return { isLaskutettu, tuloste, eraPaiva: isLaskutettu ? addDays(helsinkiDay(now), maksuEhtoPv) : null };
}
