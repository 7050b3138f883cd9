import { kuskiCalls } from '@keikka/contracts';
import { today } from '../facts.js';
import { aimedBy, ownPlanners, planners, row, type MatrixRow } from './row.js';

export const kuskiRows: readonly MatrixRow[] = [
  row(kuskiCalls.setForVehicle, {
    input: ({ kuski: { personId, vehicleId } }, caller) => ({
      personId,
      vehicleId: aimedBy(caller, ownPlanners, vehicleId),
      yyyymmdd: today,
    }),
    answers: { 404: planners },
  }),
  row(kuskiCalls.restore, {
    input: ({ kuski }, caller) => {
      const vehicleId = aimedBy(caller, ownPlanners, kuski.vehicleId);
      const dayVehicles = [{ personId: kuski.personId, vehicleId }];
      return { vehicleId, yyyymmdd: today, orders: [], dayVehicles };
    },
    answers: { 404: planners },
  }),
];
