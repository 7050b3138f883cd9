import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  Failure,
  laskuKohteet,
  tunnusNimet,
  type Actor,
  type Integraatio,
  type IntegraatioSave,
  type LaskuKohde,
  type TunnusNimi,
} from '@keikka/contracts';
import { Transactions } from '@keikka/server';
import { companyFor } from '../../laskuttaja/laskuttaja.policy.js';
import { LaskutusIntegraatio } from '../../laskuttaja/laskutus-integraatio.entity.js';
import { Kohteet } from '../kohteet.service.js';

/** Which invoicing systems a company uses, with its keys to them, which never leave. */
@Injectable()
export class IntegraatioService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly kohteet: Kohteet,
  ) {}

  async list(actor: Actor, named: number): Promise<Integraatio[]> {
    const laskuttajaAsiakasId = companyFor(actor, named);
    return Promise.all(
      laskuKohteet.map((kohde) => this.read(this.dataSource.manager, laskuttajaAsiakasId, kohde)),
    );
  }

  /** @throws Failure LASKU.UNKNOWN_KOHDE, INTEGRAATIO.NO_SALAUS */
  async save(actor: Actor, save: IntegraatioSave): Promise<Integraatio> {
    const { asiakasId: laskuttajaAsiakasId } = actor;
    const kohde = laskuKohteet.find((one) => one === save.kohde);
    if (!kohde) throw new Failure('LASKU.UNKNOWN_KOHDE');
    // Not by its retry key: what is stored of a request for retries would hold the keys.
    return this.transactions.run(async (tx) => {
      const before = await this.read(tx.manager, laskuttajaAsiakasId, kohde);
      if (save.onKaytossa) await this.store(tx.manager, laskuttajaAsiakasId, kohde, save);
      else await tx.manager.delete(LaskutusIntegraatio, { laskuttajaAsiakasId, kohde });
      const after = await this.read(tx.manager, laskuttajaAsiakasId, kohde);
      await tx.record({
        entityType: 'integraatio',
        entityId: laskuttajaAsiakasId,
        ownerAsiakasId: laskuttajaAsiakasId,
        varmenne: 0,
        before: noted(before, {}),
        after: noted(after, save),
      });
      return after;
    });
  }

  private async store(
    manager: EntityManager,
    laskuttajaAsiakasId: number,
    kohde: LaskuKohde,
    save: IntegraatioSave,
  ): Promise<void> {
    const own = { laskuttajaAsiakasId, kohde };
    const row = await manager.findOneBy(LaskutusIntegraatio, own);
    const stored = (row && this.kohteet.tallennetut(row)) ?? {};
    const avaimet = this.kohteet.suljettu(own, { ...stored, ...givenOf(save) });
    if (!avaimet) throw new Failure('INTEGRAATIO.NO_SALAUS');
    await manager.save(LaskutusIntegraatio, { ...own, tuotanto: save.tuotanto, avaimet });
  }

  private async read(
    manager: EntityManager,
    laskuttajaAsiakasId: number,
    kohde: LaskuKohde,
  ): Promise<Integraatio> {
    const row = await manager.findOneBy(LaskutusIntegraatio, { laskuttajaAsiakasId, kohde });
    const stored = (row && this.kohteet.tallennetut(row)) ?? {};
    const names = this.kohteet.of(kohde)?.avaimet ?? [];
    return {
      kohde,
      onKaytossa: row !== null,
      tuotanto: row?.tuotanto ?? false,
      tunnukset: tunnusNimet
        .filter((nimi) => names.includes(nimi))
        .map((nimi) => ({ nimi, onTallennettu: Boolean(stored[nimi]) })),
    };
  }
}

/** The keys that a save brings. */
function givenOf(save: Partial<IntegraatioSave>): Partial<Record<TunnusNimi, string>> {
  const given = tunnusNimet.map((nimi) => [nimi, save[nimi]?.trim() ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/** For the history: which keys were given, never what they are. */
const noted = ({ kohde, onKaytossa, tuotanto }: Integraatio, save: Partial<IntegraatioSave>) => ({
  [`${kohde} käytössä`]: onKaytossa,
  [`${kohde} tuotanto`]: tuotanto,
  [`${kohde} tunnukset`]: Object.keys(givenOf(save)).join(', '),
});
