import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import {
  Failure,
  laskupohjaRecordFields,
  type Actor,
  type Laskupohja as LaskupohjaAnswer,
  type LaskupohjaRecordFields,
  type LaskupohjaSave,
} from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { Transactions, type Tx } from '@keikka/server';
import { AsiakasNames } from '../asiakas/asiakas-names.service.js';
import { companyFor } from '../laskuttaja/laskuttaja.policy.js';
import { Tuote } from '../tuote/tuote.entity.js';
import type { Laskupohja } from './laskupohja.entity.js';
import { demandVisible } from './laskupohja.policy.js';
import { laskupohjat } from './laskupohja.record.js';
import { copiesAfter, demandValid, nameOfCopy, tuotteetOf } from './laskupohja.rules.js';

/** What a new template is begun with; 0 and null are no customer and no source. */
interface Begun {
  laskuttajaAsiakasId: number | undefined;
  asiakasId?: number | null;
  sourceAsiakasId?: number | null;
  laskupohjaNimi?: string;
  laskupohjaTilaId: number;
  copiedLaskupohjaId?: number;
}

type Parties = Pick<LaskupohjaRecordFields, 'asiakasId' | 'sourceAsiakasId'>;
type Names = Pick<Laskupohja, 'asiakasNimi' | 'sourceAsiakasNimi'>;

/** Makes, changes and deletes templates. Customers are asked for their names before a transaction is open. */
@Injectable()
export class LaskupohjaSaveService {
  constructor(
    private readonly asiakkaat: AsiakasNames,
    private readonly transactions: Transactions,
  ) {}

  /** @throws Failure AUTH.FOREIGN_TENANT, LASKUPOHJA.UNKNOWN_ASIAKAS, SERVICE.UNAVAILABLE */
  async create(actor: Actor, begun: Begun): Promise<{ laskupohjaId: number }> {
    if (begun.copiedLaskupohjaId) return this.copy(actor, begun, begun.copiedLaskupohjaId);
    const laskuttajaAsiakasId = companyFor(actor, begun.laskuttajaAsiakasId);
    const parties = { asiakasId: begun.asiakasId || null, sourceAsiakasId: begun.sourceAsiakasId || null };
    const names = await this.namesOf(laskuttajaAsiakasId, parties);
    const { laskupohjaTilaId, laskupohjaNimi = '' } = begun;
    const blank = blankOf(laskupohjaRecordFields) as LaskupohjaRecordFields;
    const named = laskupohjaNimi.trim() || blank.laskupohjaNimi;
    return this.transactions.runOnce(actor, 'laskupohja.create', begun, async (tx) => {
      const fields = { ...blank, ...parties, laskupohjaTilaId, laskupohjaNimi: named };
      const { laskupohjaId } = await laskupohjat.make(tx, { laskuttajaAsiakasId, ...names }, fields);
      return { laskupohjaId };
    });
  }

  /** A copy is a draft of the same company, for the same customer and source. */
  private copy(
    actor: Actor,
    { laskupohjaNimi = '', laskupohjaTilaId }: Begun,
    copiedId: number,
  ): Promise<{ laskupohjaId: number }> {
    const input = { copiedId, laskupohjaNimi };
    return this.transactions.runOnce(actor, 'laskupohja.copy', input, async (tx) => {
      const source = await lockedPohja(tx, actor, copiedId);
      const { laskuttajaAsiakasId, asiakasNimi, sourceAsiakasNimi } = source;
      const { rivit, laskupohjaBetonit, lisat, ...state } = await laskupohjat.stateOf(tx, source);
      const { laskupohjaId } = await laskupohjat.make(
        tx,
        { laskuttajaAsiakasId, asiakasNimi, sourceAsiakasNimi },
        {
          ...state,
          laskupohjaTilaId,
          laskupohjaNimi: laskupohjaNimi.trim() || nameOfCopy(state.laskupohjaNimi),
          rivit: copiesAfter([], rivit),
          laskupohjaBetonit: laskupohjaBetonit.map(({ laskupohjaBetoniId: _, ...betoni }) => betoni),
          lisat: lisat.map(({ laskupohjaLisaId: _, ...lisa }) => lisa),
        },
      );
      return { laskupohjaId };
    });
  }

  /**
   * Merges a save with what others changed meanwhile.
   * @throws Failure LASKUPOHJA.NOT_FOUND, as `demandValid`, TUOTE.NOT_FOUND, LASKUPOHJA.UNKNOWN_ASIAKAS, SAVE.CONFLICT
   */
  async save(actor: Actor, save: LaskupohjaSave): Promise<LaskupohjaAnswer> {
    const named = await this.namesOf(actor.asiakasId, {
      asiakasId: save.asiakasId ?? null,
      sourceAsiakasId: save.sourceAsiakasId ?? null,
    });
    return this.transactions.runOnce(actor, 'laskupohja.save', save, async (tx) => {
      const pohja = await lockedPohja(tx, actor, save.laskupohjaId);
      const patch = await laskupohjat.merged(tx, pohja, save, save.varmenne);
      await demandStorable(tx, pohja, { ...(await laskupohjat.stateOf(tx, pohja)), ...patch });
      return laskupohjat.change(tx, pohja, {
        ...patch,
        ...(patch.asiakasId !== undefined && { asiakasNimi: named.asiakasNimi }),
        ...(patch.sourceAsiakasId !== undefined && { sourceAsiakasNimi: named.sourceAsiakasNimi }),
      });
    });
  }

  /** Deletes a template with its rows. Invoices that it built stay as they are. */
  delete(actor: Actor, laskupohjaId: number): Promise<{ laskupohjaId: number }> {
    return this.transactions.runOnce(actor, 'laskupohja.delete', { laskupohjaId }, async (tx) => {
      await laskupohjat.delete(tx, await lockedPohja(tx, actor, laskupohjaId));
      return { laskupohjaId };
    });
  }

  /** The own company is no customer of its own, and needs no name. */
  private async namesOf(own: number, { asiakasId, sourceAsiakasId }: Parties): Promise<Names> {
    const nameOf = (id: number | null): Promise<string> | string =>
      id === null || id === own ? '' : this.asiakkaat.of(id, 'LASKUPOHJA.UNKNOWN_ASIAKAS');
    return { asiakasNimi: await nameOf(asiakasId), sourceAsiakasNimi: await nameOf(sourceAsiakasId) };
  }
}

/** @throws Failure LASKUPOHJA.NOT_FOUND */
export async function lockedPohja(tx: Tx, actor: Actor, laskupohjaId: number): Promise<Laskupohja> {
  const pohja = await laskupohjat.lock(tx, laskupohjaId);
  demandVisible(actor, pohja);
  return pohja;
}

/** @throws Failure as `demandValid`, TUOTE.NOT_FOUND */
export async function demandStorable(
  { manager }: Tx,
  { laskuttajaAsiakasId }: Laskupohja,
  state: LaskupohjaRecordFields,
): Promise<void> {
  demandValid(state);
  const ids = tuotteetOf(state.rivit);
  const known = await manager.countBy(Tuote, { tuoteId: In(ids), laskuttajaAsiakasId });
  if (known !== ids.length) throw new Failure('TUOTE.NOT_FOUND');
}
