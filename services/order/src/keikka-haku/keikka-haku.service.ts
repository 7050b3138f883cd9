import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor, FoundGroup, FoundKeikat, FoundKeikka, FoundPart } from '@keikka/contracts';
import { dayRange, helsinkiDay, searchWords } from '@keikka/domain';
import { Clock, containing } from '@keikka/server';
import { searchSql } from './keikka-haku.sql.js';

interface FoundRow {
  part: FoundPart;
  count: number;
  keikka: FoundKeikka;
}

@Injectable()
export class KeikkaHakuService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * The orders of any day that the actor may see and whose text has each of the typed words; none for no word. Today is
   * that of Helsinki.
   */
  async search(actor: Actor, text: string): Promise<FoundKeikat> {
    const words = [...new Set(searchWords(text))];
    const { start, end } = dayRange(helsinkiDay(this.clock.now()));
    const asked = [actor.asiakasId, actor.personId, start, end, words, ...words.map(containing)];
    const sql = searchSql(words.length);
    const rows = words.length > 0 ? await this.dataSource.query<FoundRow[]>(sql, asked) : [];
    const groupOf = (part: FoundPart): FoundGroup => {
      const ofPart = rows.filter((row) => row.part === part);
      return { count: ofPart[0]?.count ?? 0, keikat: ofPart.map(({ keikka }) => keikka) };
    };
    return { today: groupOf('today'), coming: groupOf('coming'), past: groupOf('past') };
  }
}
