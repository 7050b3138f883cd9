import { kuskiCalls } from '@keikka/contracts';
import { today, type Facts } from '../facts.js';
import type { Caller } from '../house-bff.js';
import { rights } from './rights.js';
import { aimedBy, foreigners, row, type MatrixRow } from './row.js';

/** The order's other companies see it and may not change its drivers. */
const ofKeikka = {
  input: ({ keikka, kuski: { personId } }: Facts, caller: Caller) => ({
    keikkaId: aimedBy(caller, rights.editGrid, keikka.keikkaId),
    personId,
  }),
  right: rights.editGrid,
  status: 404,
  others: { 403: foreigners },
};

export const kuskiRows: readonly MatrixRow[] = [
  row(kuskiCalls.add, ofKeikka),
  row(kuskiCalls.remove, ofKeikka),
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
