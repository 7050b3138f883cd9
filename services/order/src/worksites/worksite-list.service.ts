import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  ALL_ASIAKKAAT,
  Failure,
  type Actor,
  type InputOf,
  type ListedTyomaa,
  type tyomaaCalls,
} from '@keikka/contracts';
import { PersonProjectionRow } from '@keikka/server';
import { LISTED_SITES_SQL } from './worksite-list.sql.js';

/** The list of a company's work sites. */
@Injectable()
export class WorksiteListService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** Those of the actor's own company, whichever one a call names. */
  all({ asiakasId }: Actor): Promise<ListedTyomaa[]> {
    return this.of(asiakasId, null);
  }

  /** The same for every person of the company. @throws Failure AUTH.FORBIDDEN for one of another */
  async ofPerson(actor: Actor, of: InputOf<typeof tyomaaCalls.list>): Promise<ListedTyomaa[]> {
    await this.requireColleague(actor, of.personId);
    return this.of(actor.asiakasId, of.asiakasId === ALL_ASIAKKAAT ? null : of.asiakasId);
  }

  private async requireColleague({ asiakasId, personId: self }: Actor, personId: number): Promise<void> {
    if (personId === 0 || personId === self) return;
    const colleague = { personId, asiakasId, removed: false };
    if (!(await this.dataSource.manager.existsBy(PersonProjectionRow, colleague)))
      throw new Failure('AUTH.FORBIDDEN');
  }

  private of(ownerAsiakasId: number, asiakasId: number | null): Promise<ListedTyomaa[]> {
    return this.dataSource.query<ListedTyomaa[]>(LISTED_SITES_SQL, [ownerAsiakasId, asiakasId]);
  }
}
