import { palkkiCalls } from '@keikka/contracts';
import { companyOf, dayParams, newPalkki, PARTNER_ASIAKAS_ID } from '../facts.js';
import { rights } from './rights.js';
import { aimedBy, foreigners, row, type MatrixRow } from './row.js';

export const palkkiRows: readonly MatrixRow[] = [
  row(palkkiCalls.listTypes, { input: () => ({ asiakasId: 1 }), right: rights.public, status: 200 }),
  row(palkkiCalls.list, {
    input: () => ({
      ownerAsiakasId: 0,
      start: dayParams.startISO,
      end: dayParams.endISO,
      sourceAsiakasId: 0,
    }),
    right: rights.readGrid,
    status: 200,
    tenant: 'ownerAsiakasId',
  }),
  row(palkkiCalls.get, {
    input: ({ palkki: { palkkiId } }) => ({ palkkiId }),
    right: rights.readGrid,
    status: 200,
    others: { 404: foreigners },
  }),
  // Who may not makes a new one on the vehicle of company 1.
  ...[palkkiCalls.save, palkkiCalls.make].map((call) =>
    row(call, {
      input: ({ vehicleId }, caller) => ({
        ...newPalkki(vehicleId, companyOf(caller)),
        palkkiId: aimedBy(caller, rights.createPalkki, 0),
      }),
      right: rights.createPalkki,
      status: 404,
      tenant: 'ownerAsiakasId',
    }),
  ),
  row(palkkiCalls.copy, {
    input: ({ palkki: { palkkiId } }, caller) => ({
      palkkiId: aimedBy(caller, rights.createPalkki, palkkiId),
    }),
    right: rights.createPalkki,
    status: 404,
  }),
  row(palkkiCalls.move, {
    input: ({ palkki: { palkkiId, vehicleId } }, caller) => ({
      palkkiId: aimedBy(caller, rights.editGrid, palkkiId),
      vehicleId,
    }),
    right: rights.editGrid,
    status: 404,
  }),
  row(palkkiCalls.delete, {
    input: ({ palkki: { palkkiId } }, caller) => ({
      palkkiId: aimedBy(caller, rights.createPalkki, palkkiId),
    }),
    right: rights.createPalkki,
    status: 404,
  }),
  ...[palkkiCalls.setPerson, palkkiCalls.removePerson].map((call) =>
    row(call, {
      input: ({ palkki: { palkkiId }, kuski: { personId } }, caller) => ({
        palkkiId: aimedBy(caller, rights.createPalkki, palkkiId),
        personId,
      }),
      right: rights.createPalkki,
      status: 404,
    }),
  ),
  row(palkkiCalls.listPersons, {
    input: ({ palkki: { palkkiId } }) => ({ ownerAsiakasId: 0, palkkiId }),
    right: rights.readGrid,
    status: 200,
    tenant: 'ownerAsiakasId',
    others: { 404: foreigners },
  }),
  row(palkkiCalls.listNakyvyys, {
    input: ({ palkki: { palkkiId } }) => ({ palkkiId }),
    right: rights.readGrid,
    status: 200,
    others: { 404: foreigners },
  }),
  row(palkkiCalls.addNakyvyys, {
    input: ({ palkki: { palkkiId } }, caller) => ({
      palkkiId: aimedBy(caller, rights.createPalkki, palkkiId),
      asiakasId: PARTNER_ASIAKAS_ID,
    }),
    right: rights.createPalkki,
    status: 404,
    // The partner is the company itself; to its competitor, who knows it, there is no such palkki.
    others: { 400: ['kumppani'] },
  }),
  row(palkkiCalls.deleteNakyvyys, {
    input: ({ palkki: { palkkiId } }, caller) => ({
      palkkiId: aimedBy(caller, rights.createPalkki, palkkiId),
      asiakasId: PARTNER_ASIAKAS_ID,
    }),
    right: rights.createPalkki,
    status: 404,
  }),
];
