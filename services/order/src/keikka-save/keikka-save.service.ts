import { Injectable } from '@nestjs/common';
import {
  Failure,
  keikkaFields,
  leftBehind,
  tilausFields,
  type Actor,
  type KeikkaGetAnswer,
  type KeikkaSave,
} from '@keikka/contracts';
import { savedFields } from '@keikka/contracts/fields';
import { keikkaTila } from '@keikka/domain';
import { lastAuthorOf, Transactions, type Tx } from '@keikka/server';
import { AccessService } from '../access/access.service.js';
import { allowEdit } from '../access/keikka-access.policy.js';
import { KeikkaLoadService } from '../keikka-load/keikka-load.service.js';
import type { Keikka } from '../keikka/keikka.entity.js';
import { keikat } from '../keikka/keikka.record.js';
import { KeikkaReferences } from '../references/keikka-references.service.js';

/** Saves the form of an order. Time, vehicle, status and drivers are acts of their own. */
@Injectable()
export class KeikkaSaveService {
  constructor(
    private readonly transactions: Transactions,
    private readonly references: KeikkaReferences,
    private readonly access: AccessService,
    private readonly keikkaLoad: KeikkaLoadService,
  ) {}

  /**
   * Merges a save with what others changed meanwhile, and answers the whole order.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, KEIKKA.REMOVED, KEIKKA.UNKNOWN_VEHICLE_TYPE,
   * KEIKKA.UNKNOWN_ASIAKAS, KEIKKA.UNKNOWN_SUPPLIER, SAVE.CONFLICT, CHANGE.OUTDATED
   */
  async save(actor: Actor, save: KeikkaSave): Promise<Omit<KeikkaGetAnswer, 'palkit'>> {
    const { asiakasNimi, ytunnus } = await this.references.demand(actor, save);
    return this.transactions.runOnce(actor, 'keikka.save', save, async (tx) => {
      const keikka = await this.lockToEdit(tx, actor, save.keikkaId);
      const brought = savedFields(tilausFields, save);
      const patch = await keikat.merged(tx, keikka, brought, save.varmenne);
      // Whose order it is knows its customers; a guest writes about the pouring.
      if ('asiakasId' in patch && keikka.ownerAsiakasId !== actor.asiakasId)
        throw new Failure('KEIKKA.NO_ACCESS');
      const copied = 'asiakasId' in patch ? { asiakasNimi, ytunnus } : {};
      await keikat.change(tx, keikka, { ...leftBehind(keikkaFields, patch), ...patch, ...copied });
      return this.keikkaLoad.whole(tx.manager, actor, save.keikkaId);
    });
  }

  private async lockToEdit(tx: Tx, actor: Actor, keikkaId: number): Promise<Keikka> {
    const keikka = await keikat.lock(tx, keikkaId);
    if (!allowEdit(actor, await this.access.visible(tx.manager, actor, keikkaId)))
      throw new Failure('KEIKKA.NO_ACCESS');
    const { varmenne, keikkaTilaId } = keikka;
    if (keikkaTilaId !== keikkaTila.poistettu) return keikka;
    throw new Failure('KEIKKA.REMOVED', await lastAuthorOf(tx, { type: 'keikka', id: keikkaId, varmenne }));
  }
}
