import { Injectable } from '@nestjs/common';
import type { GridDemo } from '@keikka/contracts';
import { loadRows, Transactions } from '@keikka/server';
import { Palkki, PalkkiVisibility } from '../palkki/palkki.entity.js';

/** Takes the demo company's palkit in. No grid is open yet, so no event tells of them. */
@Injectable()
export class DemoService {
  constructor(private readonly transactions: Transactions) {}

  load({ palkit = [] }: GridDemo): Promise<{ loaded: number }> {
    const visibility = palkit.flatMap(({ palkkiId, visibleTo }) =>
      visibleTo.map((asiakasId) => ({ palkkiId, asiakasId })),
    );
    return this.transactions.run(async ({ manager }) => {
      await loadRows(
        manager,
        Palkki,
        palkit.map(({ visibleTo: _, ...palkki }) => palkki),
      );
      await loadRows(manager, PalkkiVisibility, visibility);
      return { loaded: palkit.length };
    });
  }
}
