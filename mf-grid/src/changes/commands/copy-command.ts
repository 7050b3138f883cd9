import { keikkaCalls, palkkiCalls, type GridKeikka, type GridPalkki, type GridItem } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { idempotent, type ApiClient } from '@keikka/sdk';
import type { DayCommand } from './day-command.js';
import { texts } from './texts.js';

/** A copy of an order or palkki. A temporary item stands in its place until it is saved (G-049, G-264). */
export function copyCommand(
  yyyymmdd: Yyyymmdd,
  item: GridKeikka | GridPalkki,
  copy: (item: CopiedItem) => Promise<GridItem>,
): DayCommand {
  const original = item.isPalkki ? { palkkiId: item.palkkiId } : { keikkaId: item.keikkaId };
  return {
    yyyymmdd,
    change: { kind: 'copy', item },
    send: async () => [await copy(original)],
    failed: texts.copy,
  };
}

type CopiedItem = { keikkaId: number } | { palkkiId: number };

/** The call of a copy. Repeated before an answer, it makes one copy. */
export const sendCopy = (api: ApiClient) =>
  idempotent(async (item: CopiedItem, idempotencyKey): Promise<GridItem> => {
    if ('keikkaId' in item) return api.ask(keikkaCalls.copy, item, { idempotencyKey });
    return (await api.ask(palkkiCalls.copy, item, { idempotencyKey })).savedPalkki;
  });
