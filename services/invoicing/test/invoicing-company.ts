import { actor, tuoteSave } from '@keikka/builders';
import { serviceActor, type TuoteSave } from '@keikka/contracts';
import type { ServiceEnv } from '@keikka/server';
import { StartedService } from '@keikka/server/testing';
import { TEST_CREDENTIALS_KEY } from '@keikka/testing';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { InvoicingEnv } from '../src/env.js';
import { InvoicingModule } from '../src/invoicing.module.js';
import { invoicingPersistence } from '../src/invoicing.persistence.js';

export const OWN = 1;
export const RIVAL = 3;

const person = (asiakasId: number, ...settingTypes: number[]) =>
  actor({ personId: 10 * asiakasId, asiakasId, settingTypes });

export const invoicer = person(OWN, 6, 9);
export const companyAdmin = person(OWN, 2);
export const systemAdmin = { ...person(OWN, 1), personId: 99 };
export const handler = person(OWN, 11);
export const driver = person(OWN, 8);
export const rivalInvoicer = person(RIVAL, 6);
export { serviceActor };

export const tuote = (changes: Partial<TuoteSave> = {}): TuoteSave =>
  tuoteSave({ lisäNimike: 'alle 36 m puomi', hinta: '118', ...changes });

/** What the service reads of its own, without any invoicing system. */
const alone: OwnEnv = {
  CREDENTIALS_KEY: TEST_CREDENTIALS_KEY,
  NETVISOR_URL: undefined,
  NETVISOR_PARTNER_ID: undefined,
  NETVISOR_PARTNER_KEY: undefined,
  FENNOA_URL: undefined,
  LAHETYS_TIMEOUT_SECONDS: 120,
  LAHETYS_VARMISTUS_SECONDS: 90,
};

type OwnEnv = Omit<InvoicingEnv, keyof ServiceEnv>;

const service = (own: Partial<OwnEnv>): Parameters<typeof StartedService.start>[0] => ({
  name: 'invoicing',
  persistence: invoicingPersistence,
  from: (env) => InvoicingModule.from({ ...env, ...alone, ...own }),
});

/** @param own what the test sets otherwise, such as the addresses of systems */
export const startInvoicing = (own: Partial<OwnEnv> = {}): Promise<StartedService> =>
  StartedService.start(service(own));

/** The service for the tests of a describe. Each of them begins without rows of the named entities. */
export function invoicingWithout(...entities: EntityTarget<ObjectLiteral>[]): StartedService {
  const invoicing = StartedService.forTests(service({}));
  beforeEach(async () => {
    for (const entity of entities) await invoicing.dataSource.manager.deleteAll(entity);
  });
  return invoicing;
}
