import { placeAfter } from '@keikka/domain';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import {
  Failure,
  tuoteFields,
  type Actor,
  type InputOf,
  type Tuote as TuoteAnswer,
  type tuoteCalls,
  type TuoteCategoryType,
  type TuoteFields,
  type TuoteSave,
} from '@keikka/contracts';
import { blankOf, savedFields } from '@keikka/contracts/fields';
import { Transactions, type Tx } from '@keikka/server';
import { companyFor } from '../laskuttaja/laskuttaja.policy.js';
import { ForeignKeySource, Tuote, TuoteCategory, TuoteForeignKeyRow } from './tuote.entity.js';
import { toTuote } from './tuote.mapper.js';
import { demandVisible } from './tuote.policy.js';
import { readTuote, tuoteRelations, tuotteet } from './tuote.record.js';
import { demandValid } from './tuote.rules.js';

const unknownReference = (field: string): Failure =>
  new Failure('REQUEST.INVALID', [{ field, problem: 'is unknown' }]);

/** Postgres error code foreign_key_violation. */
const FOREIGN_KEY_VIOLATION = '23503';

const isStillReferred = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { code?: string }).code === FOREIGN_KEY_VIOLATION;

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
      relations: tuoteRelations,
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
    const tuote = await readTuote(this.dataSource.manager, tuoteId);
    demandVisible(actor, tuote);
    return tuote;
  }

  categoryTypes(): Promise<TuoteCategoryType[]> {
    return this.dataSource.getRepository(TuoteCategory).find({ order: { tuoteCatTypeId: 'ASC' } });
  }

  /** Makes a product, or merges a save with what others changed meanwhile (I-143, A-7). */
  save(actor: Actor, save: TuoteSave): Promise<TuoteAnswer> {
    const laskuttajaAsiakasId = companyFor(actor, save.laskuttajaAsiakasId);
    return this.transactions.runOnce(actor, 'tuote.save', save, async (tx) => {
      if (!save.tuoteId) {
        const orderNum = save.orderNum ?? (await this.nextOrderNum(tx, laskuttajaAsiakasId));
        const after = { ...blankOf(tuoteFields), ...savedFields(tuoteFields, { ...save, orderNum }) };
        await this.demandStorable(tx, after as TuoteFields);
        return tuotteet.make(tx, { laskuttajaAsiakasId }, after as TuoteFields);
      }
      const tuote = await this.lock(tx, actor, save.tuoteId, save.laskuttajaAsiakasId);
      const patch = await tuotteet.merged(tx, tuote, save, save.varmenne);
      await this.demandStorable(tx, { ...(await tuotteet.stateOf(tx, tuote)), ...patch });
      return tuotteet.change(tx, tuote, patch);
    });
  }

  /** Deletes a product. The foreign key of an invoice row keeps a product that is in use (I-088). */
  delete(actor: Actor, tuoteId: number): Promise<{ tuoteId: number }> {
    return this.transactions.runOnce(actor, 'tuote.delete', { tuoteId }, async (tx) => {
      const tuote = await this.lock(tx, actor, tuoteId);
      await tuotteet.delete(tx, tuote).catch((error: unknown) => {
        throw isStillReferred(error) ? new Failure('TUOTE.IN_USE') : error;
      });
      return { tuoteId };
    });
  }

  /** Sets a product's key in an invoicing system; an empty key removes it (I-144). */
  saveForeignKey(actor: Actor, save: InputOf<typeof tuoteCalls.saveForeignKey>): Promise<TuoteAnswer> {
    const { tuoteId, foreignKeySourceId, foreignKey, asiakasId } = save;
    return this.transactions.runOnce(actor, 'tuote.foreign-key', save, async (tx) => {
      const tuote = await this.lock(tx, actor, tuoteId, asiakasId);
      const source = await tx.manager.findOneBy(ForeignKeySource, { foreignKeySourceId });
      if (!source) throw unknownReference('foreignKeySourceId');
      const id = { tuoteId, asiakasId: tuote.laskuttajaAsiakasId, foreignKeySourceId };
      const old = (await tx.manager.findOneBy(TuoteForeignKeyRow, id))?.foreignKey ?? '';
      const key = foreignKey.trim();
      if (key === old) return readTuote(tx.manager, tuoteId);
      if (key === '') await tx.manager.delete(TuoteForeignKeyRow, id);
      else await tx.manager.save(TuoteForeignKeyRow, { ...id, foreignKey: key });
      const field = `foreignKey ${source.foreignKeySourceName}`;
      return tuotteet.change(tx, tuote, {}, { before: { [field]: old }, after: { [field]: key } });
    });
  }

  private async demandStorable({ manager }: Tx, tuote: TuoteFields): Promise<void> {
    demandValid(tuote);
    const { tuoteCatTypeId } = tuote;
    const isKnown = tuoteCatTypeId === null || (await manager.existsBy(TuoteCategory, { tuoteCatTypeId }));
    if (!isKnown) throw unknownReference('tuoteCatTypeId');
  }

  /** Reads the product for a change. When the call names a company, the product must belong to it. */
  private async lock(tx: Tx, actor: Actor, tuoteId: number, named?: number): Promise<Tuote> {
    const tuote = await tuotteet.lock(tx, tuoteId);
    demandVisible(actor, tuote);
    if (named && named !== tuote.laskuttajaAsiakasId) throw new Failure('AUTH.FOREIGN_TENANT');
    return tuote;
  }

  /** A new product goes to the end of the list. */
  private async nextOrderNum(tx: Tx, laskuttajaAsiakasId: number): Promise<number> {
    return placeAfter([(await tx.manager.maximum(Tuote, 'orderNum', { laskuttajaAsiakasId })) ?? 0]);
  }
}
