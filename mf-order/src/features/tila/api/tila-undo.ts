import { keikkaTila } from '@keikka/domain';
import type { ChangeKinds } from '@keikka/sdk';
import { partKind, type PartChange } from '../../../turns/part-change.js';
import { sendTila, tellFailed, type Tila, type TilaTools } from './save-tila.js';

/** Another status of an order. */
export interface TilaChange extends PartChange {
  kind: 'tila';
  before: Tila;
  after: Tila;
}

export const tilaKinds = (tools: TilaTools): ChangeKinds<TilaChange> => ({
  tila: {
    ...partKind<TilaChange>({
      ...tools,
      has: ({ keikkaTilaId }, side) => keikkaTilaId === side.keikkaTilaId,
      async send(_keikka, { keikkaId, after }) {
        const row = await sendTila(tools, keikkaId, after);
        tools.cache.layTila(keikkaId, after);
        return row;
      },
      tellFailed: (error) => tellFailed(tools, error),
    }),
    removes: ({ after }) => after.keikkaTilaId === keikkaTila.poistettu,
  },
});
