import { oikeudetCalls } from '@keikka/contracts';
import { aimedBy, foreigners, row, type MatrixRow } from './row.js';
import { rights } from './rights.js';

const NOBODY = 999_999;
const auth = { edit: 0, read: 1 };
/** Nobody's order shows that the right was enough; of a site or a customer who may not edit learns nothing. */
const ofOrder = { right: rights.manageAccess, status: 404 } as const;
const ofOthers = { ...ofOrder, others: { 403: ['laskutus', 'roolit'] as const } };
const signedIn = { right: rights.signedIn, status: 404, others: { 403: foreigners } } as const;
const ofCustomer = { ...ofOthers, status: 400 };

export const oikeudetRows: readonly MatrixRow[] = [
  row(oikeudetCalls.listOnKeikka, {
    input: ({ keikka }, caller) => ({ keikkaId: aimedBy(caller, rights.manageAccess, keikka.keikkaId) }),
    ...ofOrder,
  }),
  row(oikeudetCalls.addToKeikka, {
    input: ({ keikka }, caller) => ({
      keikkaId: aimedBy(caller, rights.manageAccess, keikka.keikkaId),
      personId: 1,
    }),
    ...ofOrder,
  }),
  row(oikeudetCalls.removeFromKeikka, {
    input: ({ keikka }, caller) => ({
      keikkaId: aimedBy(caller, rights.manageAccess, keikka.keikkaId),
      personId: 1,
    }),
    ...ofOrder,
  }),
  row(oikeudetCalls.saveOnKeikka, {
    input: ({ keikka }, caller) => ({
      keikkaId: aimedBy(caller, rights.manageAccess, keikka.keikkaId),
      personId: 1,
      auth,
    }),
    ...ofOrder,
  }),
  row(oikeudetCalls.setContactOnKeikka, {
    input: ({ keikka }, caller) => ({
      keikkaId: aimedBy(caller, rights.signedIn, keikka.keikkaId),
      personId: 0,
    }),
    ...signedIn,
  }),
  row(oikeudetCalls.setContactOnAsiakas, {
    input: ({ keikka }, caller) => ({
      keikkaId: aimedBy(caller, rights.signedIn, keikka.keikkaId),
      ...{ asiakasId: 1, personId: 0 },
    }),
    ...signedIn,
  }),
  row(oikeudetCalls.saveOnTyomaa, { input: () => ({ tyomaaId: NOBODY, personId: 1, auth }), ...ofOthers }),
  row(oikeudetCalls.listOnAsiakas, { input: () => ({ asiakasId: NOBODY }), ...ofCustomer }),
  row(oikeudetCalls.addToAsiakas, { input: () => ({ asiakasId: NOBODY, personId: 1 }), ...ofOthers }),
  row(oikeudetCalls.removeFromAsiakas, { input: () => ({ asiakasId: NOBODY, personId: 1 }), ...ofCustomer }),
  row(oikeudetCalls.saveOnAsiakas, {
    input: () => ({ asiakasId: NOBODY, personId: 1, auth }),
    ...ofCustomer,
  }),
];
