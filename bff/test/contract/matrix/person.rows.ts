import { personCalls, personPvmCalls } from '@keikka/contracts';
import { today } from '../facts.js';
import { aimedBy, driverReaders, ownPlanners, planners, row, type MatrixRow } from './row.js';

export const personRows: readonly MatrixRow[] = [
  row(personCalls.listKuskit, {
    input: () => ({ ownerAsiakasId: 0, yyyymmdd: today }),
    answers: { 200: driverReaders },
    tenant: 'ownerAsiakasId',
  }),
  row(personPvmCalls.setVehicle, {
    input: ({ kuski: { personId, vehicleId } }, caller) => ({
      ownerAsiakasId: 0,
      personId: aimedBy(caller, ownPlanners, personId),
      vehicleId,
      yyyymmdd: today,
    }),
    answers: { 404: planners },
    tenant: 'ownerAsiakasId',
  }),
];
