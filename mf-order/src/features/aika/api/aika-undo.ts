import { isSamePumpTime, type PumpTime } from '@keikka/domain';
import { ApiError, type ChangeKinds } from '@keikka/sdk';
import { pumpTimeOf, fieldsAt } from '../model/keikka-time.js';
import { sendAika, tellFailed, type AikaTools } from './save-aika.js';
import { NotSent, turnsOf } from '../../../turns/turns.js';

/** Another time of an order. */
export interface AikaChange {
  kind: 'aika';
  keikkaId: number;
  before: PumpTime;
  after: PumpTime;
}

/** The key that the board has for the same order, so that a later drag of it is undone first. */
export const aikaKey = ({ keikkaId }: Pick<AikaChange, 'keikkaId'>): string => `k${keikkaId}`;

/** How a time is put back: upon the time that the step left, whatever else of the order was saved since. */
export const aikaKinds = (tools: AikaTools): ChangeKinds<AikaChange> => ({
  aika: {
    records: (change) => [aikaKey(change)],
    async send({ change, seen }) {
      const { keikkaId, before, after } = change;
      const { cache, queryClient } = tools;
      try {
        return await turnsOf(queryClient, keikkaId).take(async () => {
          const keikka = await cache.read(keikkaId);
          if (!keikka) return 'gone';
          const from = pumpTimeOf(keikka);
          if (seen && !(from && isSamePumpTime(from, before))) return { outdated: {} };
          const { varmenne } = await sendAika(tools, keikkaId, { from, after });
          cache.lay(keikkaId, fieldsAt(after));
          const versions = { [aikaKey(change)]: varmenne };
          return { versions, made: varmenne === keikka.varmenne ? {} : versions };
        });
      } catch (error) {
        if (!(error instanceof NotSent)) tellFailed(tools, error);
        return isGone(error) ? 'gone' : 'failed';
      } finally {
        cache.refresh(keikkaId);
      }
    },
  },
});

const isGone = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.errorCode === 'KEIKKA.NOT_FOUND' || error.errorCode === 'KEIKKA.REMOVED');
