import { personCalls, personPvmCalls } from '@keikka/contracts';
import { today } from '../facts.js';
import { rights } from './rights.js';
import { aimedBy, row, type MatrixRow } from './row.js';

export const personRows: readonly MatrixRow[] = [
  row(personCalls.search, {
    input: () => ({ ownerAsiakasId: 0, text: '040', asiakasId: null }),
    right: rights.chooseAsiakas,
    status: 200,
    tenant: 'ownerAsiakasId',
  }),
  row(personCalls.get, {
    input: () => ({ personId: 999_999 }),
    right: rights.chooseAsiakas,
    status: 404,
  }),
  // Nobody is made of it: 400 shows that the right was enough.
  row(personCalls.save, {
    input: () => ({ personFirstName: 'Tero', personLastName: '', personPhone: '', personEmail: '' }),
    right: rights.chooseAsiakas,
    status: 400,
  }),
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
