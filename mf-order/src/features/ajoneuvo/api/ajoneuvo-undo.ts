import type { VehicleData } from '@keikka/contracts';
import type { ChangeKinds } from '@keikka/sdk';
import { partKind, type PartChange } from '../../../turns/part-change.js';
import { layVehicle, sendAjoneuvo, tellFailed, type AjoneuvoTools } from './save-ajoneuvo.js';

/** Another vehicle of an order. */
export interface AjoneuvoChange extends PartChange {
  kind: 'ajoneuvo';
  before: VehicleData;
  after: VehicleData;
}

export const ajoneuvoKinds = (tools: AjoneuvoTools): ChangeKinds<AjoneuvoChange> => ({
  ajoneuvo: partKind<AjoneuvoChange>({
    ...tools,
    has: ({ vehicleId }, side) => vehicleId === side.vehicleId,
    async send({ vehicleId: fromId }, { keikkaId, after }) {
      const row = await sendAjoneuvo(tools, { keikkaId, fromId, toId: after.vehicleId });
      layVehicle(tools.cache, keikkaId, after);
      return row;
    },
    tellFailed: (error) => tellFailed(tools, error),
  }),
});
