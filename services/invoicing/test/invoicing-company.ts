import { serviceActor, type Actor, type TuoteSave } from '@keikka/contracts';
import { StartedService } from '@keikka/server/testing';
import { actorOf } from '@keikka/testing';
import { InvoicingModule } from '../src/invoicing.module.js';
import { invoicingPersistence } from '../src/invoicing.persistence.js';

export const own = 1;
export const rival = 3;

const person = (asiakasId: number, ...settingTypes: number[]) =>
  actorOf(10 * asiakasId, asiakasId, ...settingTypes);

export const invoicer = person(own, 6, 9);
export const companyAdmin = person(own, 2);
export const systemAdmin: Actor = { ...person(own, 1), personId: 99 };
export const handler = person(own, 11);
export const driver = person(own, 8);
export const rivalInvoicer = person(rival, 6);
export { serviceActor };

export const tuote = (changes: Partial<TuoteSave> = {}): TuoteSave => ({
  nimike: 'Pumppaus',
  lisäNimike: 'alle 36 m puomi',
  yksikkö: 'h',
  hinta: '118',
  tuoteCatTypeId: 1,
  ...changes,
});

export const startInvoicing = (): Promise<StartedService> =>
  StartedService.start({
    name: 'invoicing',
    persistence: invoicingPersistence,
    from: (env) => InvoicingModule.from(env),
  });
