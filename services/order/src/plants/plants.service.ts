import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  type Actor,
  type ListedSijainti,
  type SijaintiData,
  type SijaintiVersio,
} from '@keikka/contracts';
import { addDays, dayRange, helsinkiDay } from '@keikka/domain';
import { Clock } from '@keikka/server';
import { KeikkaReferences } from '../references/keikka-references.service.js';
import { plantOf, plantOfOne } from '../sijainti/sijainti.record.js';
import { FACTORIES_SQL, LISTED_FACTORIES_SQL } from './plants.sql.js';

/** How far back the orders of a factory are counted. */
const COUNTED_DAYS = 365;

@Injectable()
export class PlantsService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly references: KeikkaReferences,
    private readonly clock: Clock,
  ) {}

  /**
   * Those of a company that may make the concrete of the actor's orders; 0 is all such companies.
   * @throws Failure KEIKKA.UNKNOWN_SUPPLIER, SERVICE.UNAVAILABLE
   */
  async list(actor: Actor, asiakasId: number): Promise<SijaintiData[]> {
    const suppliers = await this.references.suppliersOf(actor);
    if (asiakasId && !suppliers.includes(asiakasId)) throw new Failure('KEIKKA.UNKNOWN_SUPPLIER');
    return this.dataSource.query(FACTORIES_SQL, [asiakasId ? [asiakasId] : suppliers]);
  }

  /** Those of the actor's own company and of its suppliers, with what goes from each. @throws Failure SERVICE.UNAVAILABLE */
  async listAll(actor: Actor): Promise<ListedSijainti[]> {
    const companies = await this.references.suppliersOf(actor);
    const today = helsinkiDay(this.clock.now());
    const from = dayRange(addDays(today, -COUNTED_DAYS)).start;
    return this.dataSource.query(LISTED_FACTORIES_SQL, [
      actor.asiakasId,
      from,
      dayRange(today).start,
      companies,
    ]);
  }

  /** One that the actor may give to an order. @throws Failure SIJAINTI.NOT_FOUND, SERVICE.UNAVAILABLE */
  async get(actor: Actor, sijaintiId: number): Promise<SijaintiVersio> {
    const companies = await this.references.suppliersOf(actor);
    return plantOf(await plantOfOne(this.dataSource.manager, companies, sijaintiId));
  }
}
