import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FACTORY, Failure, type Actor, type SijaintiData } from '@keikka/contracts';
import { KeikkaReferences } from '../references/keikka-references.service.js';

/** The factories of companies $1. */
const FACTORIES_SQL = `
select sijainti_id as "sijaintiId", asiakas_id as "asiakasId", sijainti_nimi as "sijaintiNimi",
  sijainti_lyh as "sijaintiLyh", sijainti_type_id as "sijaintiTypeId", osoite1, osoite2, lat, lng
from sijainti where asiakas_id = any($1) and sijainti_type_id = ${FACTORY}
order by sijainti_nimi collate "fi-FI-x-icu", sijainti_id`;

@Injectable()
export class PlantsService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly references: KeikkaReferences,
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
}
