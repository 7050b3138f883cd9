import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { Actor, GridKeikka, KeikkaKuskiOfDay, KuskiDaySum } from '@keikka/contracts';
import { dayRange, helsinkiDay } from '@keikka/domain';
import { PersonProjectionRow } from '@keikka/server';
import type { Keikka } from '../keikka/keikka.entity.js';
import { daySumsSql } from './kuski.sql.js';

const idle = { m3: 0, keikkaCount: 0, keikkaMinutes: 0 };

/** What drivers do on a day, of what a company has a part in; cancelled and deleted orders are nobody's work. */
@Injectable()
export class KuskiDaySums {
  ofDay(manager: EntityManager, { asiakasId }: Actor, yyyymmdd: string): Promise<KuskiDaySum[]> {
    const { start, end } = dayRange(yyyymmdd);
    return manager.query<KuskiDaySum[]>(daySumsSql, [asiakasId, start, end]);
  }

  /** The drivers of an order, each with the sums of its day (O-078). */
  async ofKeikka(
    manager: EntityManager,
    actor: Actor,
    { pumppuAika }: Keikka,
    { kuskit }: GridKeikka,
  ): Promise<KeikkaKuskiOfDay[]> {
    if (kuskit.length === 0) return [];
    const personIds = kuskit.map(({ personId }) => personId);
    const persons = await manager.findBy(PersonProjectionRow, { personId: In(personIds) });
    const sums = pumppuAika ? await this.ofDay(manager, actor, helsinkiDay(pumppuAika)) : [];
    return kuskit.map((kuski) => {
      const { personId } = kuski;
      const personEmail = persons.find((person) => person.personId === personId)?.personEmail ?? '';
      const { m3, keikkaCount, keikkaMinutes } = sums.find((sum) => sum.personId === personId) ?? idle;
      return { ...kuski, personEmail, m3, keikkaCount, keikkaMinutes };
    });
  }
}
