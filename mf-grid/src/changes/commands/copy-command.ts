import { keikkaCalls, palkkiCalls, type GridKeikka, type GridPalkki, type GridItem } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { idempotent, type ApiClient } from '@keikka/sdk';
import type { DayCommand } from './day-command.js';
import { texts } from './texts.js';

/** A new order or palkki like this one; until it is saved a temporary one stands in its place (G-049, G-264). */
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

/** The call of a copy; pressed again before an answer it is the same copy. */
export const sendCopy = (api: ApiClient) =>
  idempotent(async (item: CopiedItem, idempotencyKey): Promise<GridItem> => {
    if ('keikkaId' in item) return api.ask(keikkaCalls.copy, item, { idempotencyKey });
    return (await api.ask(palkkiCalls.copy, item, { idempotencyKey })).savedPalkki;
  });
