import { Injectable } from '@nestjs/common';
import type { GridDemo } from '@keikka/contracts';
import { Transactions } from '@keikka/server';
import { Palkki, PalkkiVisibility } from '../palkki/palkki.entity.js';

/** Rows a statement: well below the 65,535 parameters Postgres takes. */
const batchSize = 1_000;

/** Takes the demo company's bars in. No grid is open yet, so no event tells of them. */
@Injectable()
export class DemoService {
  constructor(private readonly transactions: Transactions) {}

  load({ palkit = [] }: GridDemo): Promise<{ loaded: number }> {
    return this.transactions.run(async ({ manager }) => {
      for (let from = 0; from < palkit.length; from += batchSize) {
        const batch = palkit.slice(from, from + batchSize);
        const visibility = batch.flatMap(({ palkkiId, visibleTo }) =>
          visibleTo.map((asiakasId) => ({ palkkiId, asiakasId })),
        );
        await manager.insert(
          Palkki,
          batch.map(({ visibleTo: _, ...palkki }) => palkki),
        );
        await manager.insert(PalkkiVisibility, visibility);
      }
      await manager.query(
        `select setval(pg_get_serial_sequence('palkki', 'palkki_id'), max(palkki_id)) from palkki having count(*) > 0`,
      );
      return { loaded: palkit.length };
    });
  }
}
