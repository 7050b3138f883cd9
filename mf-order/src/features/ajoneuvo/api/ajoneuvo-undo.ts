import type { VehicleData } from '@keikka/contracts';
import { ApiError, type ChangeKinds } from '@keikka/sdk';
import { NotSent, turnsOf } from '../../../turns/turns.js';
import { layVehicle, sendAjoneuvo, tellFailed, type AjoneuvoTools } from './save-ajoneuvo.js';

/** Another vehicle of an order. */
export interface AjoneuvoChange {
  kind: 'ajoneuvo';
  keikkaId: number;
  before: VehicleData;
  after: VehicleData;
}

/** The key that the board has for the same order, so that a later drag of it is undone first. */
export const ajoneuvoKey = ({ keikkaId }: Pick<AjoneuvoChange, 'keikkaId'>): string => `k${keikkaId}`;

/** How a vehicle is put back: from the one that the step left, whatever else of the order was saved since. */
export const ajoneuvoKinds = (tools: AjoneuvoTools): ChangeKinds<AjoneuvoChange> => ({
  ajoneuvo: {
    records: (change) => [ajoneuvoKey(change)],
    async send({ change, seen }) {
      const { keikkaId, before, after } = change;
      const { cache, queryClient } = tools;
      try {
        return await turnsOf(queryClient, keikkaId).take(async () => {
          const keikka = await cache.read(keikkaId);
          if (!keikka) return 'gone';
          if (seen && keikka.vehicleId !== before.vehicleId) return { outdated: {} };
          const ids = { fromId: keikka.vehicleId, toId: after.vehicleId };
          const { varmenne } = await sendAjoneuvo(tools, { keikkaId, ...ids });
          layVehicle(cache, keikkaId, after);
          const versions = { [ajoneuvoKey(change)]: varmenne };
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
