import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  Failure,
  type Actor,
  type RequestOf,
  type Tuote as TuoteAnswer,
  type TuoteCategoryType,
  type TuoteSave,
  type invoicingMessages,
} from '@keikka/contracts';
import { resolveSave, sameValue, Transactions, type Tx } from '@keikka/server';
import { KeikkaLaskuRivi } from '../lasku-rivi/keikka-lasku-rivi.entity.js';
import { ForeignKeySource, Tuote, TuoteCategory, TuoteForeignKeyRow } from './tuote.entity.js';
import { toTuote } from './tuote.mapper.js';
import { companyFor, demandVisible } from './tuote.policy.js';
import { blankTuote, demandValid, incomingState, stateOf, type TuoteState } from './tuote.rules.js';

const entityType = 'tuote';
const relations = { category: true, foreignKeys: { source: true } } as const;

@Injectable()
export class TuoteService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** The company's products in their order, equal numbers by Finnish name (I-143). */
  async list(actor: Actor, asiakasId: number): Promise<TuoteAnswer[]> {
    const laskuttajaAsiakasId = companyFor(actor, asiakasId);
    const tuotteet = await this.dataSource.getRepository(Tuote).find({
      where: { laskuttajaAsiakasId },
      relations,
      order: {
        orderNum: 'ASC',
        nimike: 'ASC',
        lisäNimike: 'ASC',
        tuoteId: 'ASC',
        foreignKeys: { foreignKeySourceId: 'ASC' },
      },
    });
    return tuotteet.map(toTuote);
  }

  async get(actor: Actor, tuoteId: number): Promise<TuoteAnswer> {
    const tuote = await this.read(this.dataSource.manager, tuoteId);
    demandVisible(actor, tuote);
    return tuote;
  }

  categoryTypes(): Promise<TuoteCategoryType[]> {
    return this.dataSource.getRepository(TuoteCategory).find({ order: { tuoteCatTypeId: 'ASC' } });
  }

  /** Makes a product, or lays a save over one with respect to what others changed meanwhile (I-143, A-7). */
  save(actor: Actor, save: TuoteSave): Promise<TuoteAnswer> {
    const laskuttajaAsiakasId = companyFor(actor, save.laskuttajaAsiakasId);
    return this.transactions.runOnce(actor, 'tuote.save', save, async (tx) => {
      const incoming = incomingState(save);
      if (!save.tuoteId) {
        const orderNum = incoming.orderNum ?? (await this.nextOrderNum(tx, laskuttajaAsiakasId));
        const blank = { laskuttajaAsiakasId, varmenne: 0 };
        return this.store(tx, blank, null, { ...blankTuote, ...incoming, orderNum });
      }
      const tuote = await this.lock(tx, actor, save.tuoteId, save.laskuttajaAsiakasId);
      const before = stateOf(tuote);
      const aggregate = { entityType, entityId: tuote.tuoteId, varmenne: tuote.varmenne };
      const after = await resolveSave(tx.manager, aggregate, before, incoming, save.varmenne);
      return sameValue(before, after)
        ? this.read(tx.manager, tuote.tuoteId)
        : this.store(tx, tuote, before, after);
    });
  }

  /** Deletes a product; one that stands on an invoice row stays (I-088). */
  delete(actor: Actor, tuoteId: number): Promise<{ tuoteId: number }> {
    return this.transactions.run(async (tx) => {
      const tuote = await this.lock(tx, actor, tuoteId);
      if (await tx.manager.existsBy(KeikkaLaskuRivi, { tuoteId })) throw new Failure('TUOTE.IN_USE');
      await tx.manager.delete(Tuote, { tuoteId });
      await this.tell(tx, { ...tuote, varmenne: tuote.varmenne + 1 }, stateOf(tuote), null);
      return { tuoteId };
    });
  }

  /** Sets a product's key in an invoicing system; an empty key removes it (I-144). */
  saveForeignKey(
    actor: Actor,
    {
      tuoteId,
      foreignKeySourceId,
      foreignKey,
      asiakasId,
    }: RequestOf<typeof invoicingMessages.tuoteSaveForeignKey>,
  ): Promise<TuoteAnswer> {
    return this.transactions.run(async (tx) => {
      const tuote = await this.lock(tx, actor, tuoteId, asiakasId);
      const source = await tx.manager.findOneBy(ForeignKeySource, { foreignKeySourceId });
      if (!source)
        throw new Failure('REQUEST.INVALID', [{ field: 'foreignKeySourceId', problem: 'is unknown' }]);
      const id = { tuoteId, asiakasId: tuote.laskuttajaAsiakasId, foreignKeySourceId };
      const old = (await tx.manager.findOneBy(TuoteForeignKeyRow, id))?.foreignKey ?? '';
      const key = foreignKey.trim();
      if (key === old) return this.read(tx.manager, tuoteId);
      if (key === '') await tx.manager.delete(TuoteForeignKeyRow, id);
      else await tx.manager.save(TuoteForeignKeyRow, { ...id, foreignKey: key });
      const varmenne = tuote.varmenne + 1;
      await tx.manager.update(Tuote, { tuoteId }, { varmenne });
      const field = `foreignKey ${source.foreignKeySourceName}`;
      await this.tell(tx, { ...tuote, varmenne }, { [field]: old }, { [field]: key });
      return this.read(tx.manager, tuoteId);
    });
  }

  private async store(
    tx: Tx,
    tuote: Pick<Tuote, 'laskuttajaAsiakasId' | 'varmenne'>,
    before: TuoteState | null,
    after: TuoteState,
  ): Promise<TuoteAnswer> {
    demandValid(after);
    const { tuoteCatTypeId } = after;
    if (tuoteCatTypeId !== null && !(await tx.manager.existsBy(TuoteCategory, { tuoteCatTypeId }))) {
      throw new Failure('REQUEST.INVALID', [{ field: 'tuoteCatTypeId', problem: 'is unknown' }]);
    }
    const saved = await tx.manager.save(Tuote, { ...tuote, ...after, varmenne: tuote.varmenne + 1 });
    await this.tell(tx, saved, before, after);
    return this.read(tx.manager, saved.tuoteId);
  }

  private async tell(
    tx: Tx,
    { tuoteId, laskuttajaAsiakasId, varmenne }: Pick<Tuote, 'tuoteId' | 'laskuttajaAsiakasId' | 'varmenne'>,
    before: Record<string, unknown> | null,
    after: Record<string, unknown> | null,
  ): Promise<void> {
    const ownerAsiakasId = laskuttajaAsiakasId;
    await tx.record({ entityType, entityId: tuoteId, ownerAsiakasId, varmenne, before, after });
    await tx.emit('invoicing.tuote.changed.v1', { tuoteId, laskuttajaAsiakasId });
  }

  /** The product for a change; a company that the call names must be the product's. */
  private async lock(tx: Tx, actor: Actor, tuoteId: number, named?: number): Promise<Tuote> {
    const tuote = await tx.manager.findOne(Tuote, {
      where: { tuoteId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!tuote) throw new Failure('TUOTE.NOT_FOUND');
    demandVisible(actor, tuote);
    if (named && named !== tuote.laskuttajaAsiakasId) throw new Failure('AUTH.FOREIGN_TENANT');
    return tuote;
  }

  private async read(manager: EntityManager, tuoteId: number): Promise<TuoteAnswer> {
    const tuote = await manager.findOne(Tuote, {
      where: { tuoteId },
      relations,
      order: { foreignKeys: { foreignKeySourceId: 'ASC' } },
    });
    if (!tuote) throw new Failure('TUOTE.NOT_FOUND');
    return toTuote(tuote);
  }

  /** A new product goes to the end of the list, with room before it. */
  private async nextOrderNum(tx: Tx, laskuttajaAsiakasId: number): Promise<number> {
    return ((await tx.manager.maximum(Tuote, 'orderNum', { laskuttajaAsiakasId })) ?? 0) + 10;
  }
}
