import { personCalls, personPvmCalls } from '@keikka/contracts';
import { today } from '../facts.js';
import { rights } from './rights.js';
import { aimedBy, row, type MatrixRow } from './row.js';

export const personRows: readonly MatrixRow[] = [
  row(personCalls.listKuskit, {
    input: () => ({ ownerAsiakasId: 0, yyyymmdd: today }),
    right: rights.readDrivers,
    status: 200,
    tenant: 'ownerAsiakasId',
  }),
  row(personCalls.listKuskiSums, {
    input: () => ({ ownerAsiakasId: 0, yyyymmdd: today }),
    right: rights.readDrivers,
    status: 200,
    tenant: 'ownerAsiakasId',
  }),
  row(personPvmCalls.setVehicle, {
    input: ({ kuski: { personId, vehicleId } }, caller) => ({
      ownerAsiakasId: 0,
      personId: aimedBy(caller, rights.editDrivers, personId),
      vehicleId,
      yyyymmdd: today,
    }),
    right: rights.editDrivers,
    status: 404,
    tenant: 'ownerAsiakasId',
  }),
];
