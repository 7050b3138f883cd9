import { checkAgain, type ToCheck } from '@keikka/contracts';
import { isSamePumpTime, type PumpTime } from '@keikka/domain';
import type { ChangeKinds } from '@keikka/sdk';
import { partKind, type PartChange } from '../../../turns/part-change.js';
import { fieldsAt, pumpTimeOf } from '../model/keikka-time.js';
import { sendAika, tellFailed, type AikaTools } from './save-aika.js';

/** Another time of an order. */
export interface AikaChange extends PartChange {
  kind: 'aika';
  before: PumpTime & ToCheck;
  after: PumpTime & ToCheck;
}

export const aikaKinds = (tools: AikaTools): ChangeKinds<AikaChange> => ({
  aika: partKind<AikaChange>({
    ...tools,
    has(keikka, side) {
      const time = pumpTimeOf(keikka);
      return time !== null && isSamePumpTime(time, side);
    },
    async send(keikka, { keikkaId, before, after }) {
      const row = await sendAika(tools, keikkaId, {
        from: pumpTimeOf(keikka),
        after,
        again: checkAgain(before, after),
      });
      tools.cache.lay(keikkaId, fieldsAt(after));
      return row;
    },
    tellFailed: (error) => tellFailed(tools, error),
  }),
});
