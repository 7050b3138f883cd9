import { kuskiCalls } from '@keikka/contracts';
import { today } from '../facts.js';
import { rights } from './rights.js';
import { aimedBy, row, type MatrixRow } from './row.js';

export const kuskiRows: readonly MatrixRow[] = [
  row(kuskiCalls.setForVehicle, {
    input: ({ kuski: { personId, vehicleId } }, caller) => ({
      personId,
      vehicleId: aimedBy(caller, rights.editGrid, vehicleId),
      yyyymmdd: today,
    }),
    right: rights.editGrid,
    status: 404,
  }),
  row(kuskiCalls.restore, {
    input: ({ kuski }, caller) => {
      const vehicleId = aimedBy(caller, rights.editGrid, kuski.vehicleId);
      const dayVehicles = [{ personId: kuski.personId, vehicleId }];
      return { vehicleId, yyyymmdd: today, orders: [], dayVehicles };
    },
    right: rights.editGrid,
    status: 404,
  }),
];
