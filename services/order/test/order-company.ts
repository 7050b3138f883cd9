import {
  actor,
  asiakasProjection,
  demoBetoni,
  demoKeikka,
  personProjection,
  vehicleProjection,
} from '@keikka/builders';
import {
  orderMessages,
  serviceActor,
  type Actor,
  type OrderDemo,
  type OrderDemoKeikka,
  type StaffSnapshot,
} from '@keikka/contracts';
import { keikkaTila, settingType } from '@keikka/domain';
import {
  applyProjection,
  AsiakasProjectionRow,
  PersonProjectionRow,
  VehicleProjectionRow,
  type ServiceEnv,
} from '@keikka/server';
import { StartedService } from '@keikka/server/testing';
import type { OrderEnv } from '../src/env.js';
import { OrderModule } from '../src/order.module.js';
import { orderPersistence } from '../src/order.persistence.js';

/** Companies of the tests: an own one, a pump partner it plans for, a competitor, a source and two customers. */
export const company = {
  own: 1,
  pumpPartner: 2,
  competitor: 3,
  source: 11,
  customer: 100,
  stranger: 101,
} as const;

/** Vehicle 1 and 2 are the own company's, 3 the partner's and plannable, 4 the competitor's, 5 out of service. */
export const vehicle = { p1: 1, p2: 2, partners: 3, competitors: 4, retired: 5 } as const;

export const person = {
  handler: 10,
  keikkaAdmin: 11,
  driver: 12,
  driver2: 13,
  partnerDriver: 20,
  competitor: 30,
  sourceStaff: 40,
  customerContact: 50,
  stranger: 60,
  strangerWithoutEmail: 61,
} as const;

const actorOf = (personId: number, asiakasId: number, ...settingTypes: number[]): Actor =>
  actor({ personId, asiakasId, settingTypes });

/** A portal's token that names the first ten orders and one that does not exist. */
const portalOf = (asiakasId: number): Actor =>
  actor({
    kind: 'embed',
    personId: 0,
    asiakasId,
    settingTypes: [],
    keikkaIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 999],
  });

export const actors = {
  handler: actorOf(person.handler, company.own, settingType.keikkaHandler),
  keikkaAdmin: actorOf(person.keikkaAdmin, company.own, settingType.keikkaAdmin),
  invoicer: actorOf(person.handler, company.own, settingType.laskuAdmin),
  driver: actorOf(person.driver, company.own, settingType.pumppari),
  partnerDriver: actorOf(person.partnerDriver, company.pumpPartner, settingType.pumppari),
  competitor: actorOf(person.competitor, company.competitor, settingType.keikkaHandler),
  sourceStaff: actorOf(person.sourceStaff, company.source, settingType.keikkaHandler),
  customerContact: actorOf(person.customerContact, company.customer, settingType.yhteyshenkilo),
  stranger: actorOf(person.stranger, company.stranger, settingType.keikkaHandler),
  strangerWithoutEmail: actorOf(person.strangerWithoutEmail, company.stranger, settingType.keikkaHandler),
  portal: portalOf(company.source),
  elsewhere: portalOf(company.stranger),
};

const vehicleOf = (vehicleId: number, asiakasId: number, vehicleNo: string, lastDate: string | null = null) =>
  vehicleProjection({
    vehicleId,
    asiakasId,
    vehicleNo,
    firstDate: '20200101',
    lastDate,
    plannedBy: vehicleId === vehicle.partners ? [company.own] : [],
    orderedBy: asiakasId === company.own ? [company.source] : [],
  });

const personOf = (personId: number, asiakasId: number) => personProjection({ personId, asiakasId });

const staff: StaffSnapshot = {
  asiakkaat: Object.entries(company).map(([name, asiakasId]) =>
    asiakasProjection({
      asiakasId,
      asiakasNimi: `${name} Oy`,
      ytunnus: `${asiakasId}-1`,
      email: `${name}@keikka.example`,
    }),
  ),
  persons: [
    personOf(person.handler, company.own),
    personOf(person.keikkaAdmin, company.own),
    personOf(person.driver, company.own),
    personOf(person.driver2, company.own),
    personOf(person.partnerDriver, company.pumpPartner),
    personOf(person.competitor, company.competitor),
    personOf(person.sourceStaff, company.source),
    personOf(person.customerContact, company.customer),
    personOf(person.stranger, company.stranger),
    { ...personOf(person.strangerWithoutEmail, company.stranger), personEmail: 'ei osoitetta' },
  ],
  vehicles: [
    vehicleOf(vehicle.p1, company.own, 'P01'),
    vehicleOf(vehicle.p2, company.own, 'P02'),
    vehicleOf(vehicle.partners, company.pumpPartner, 'P41'),
    vehicleOf(vehicle.competitors, company.competitor, 'K01'),
    vehicleOf(vehicle.retired, company.own, 'P99', '20240101'),
  ],
};

/** Sites 1 (own company's) and 3 (competitor's); factory 1. */
export const places: OrderDemo = {
  sijainnit: [
    {
      sijaintiId: 1,
      asiakasId: company.source,
      sijaintiNimi: 'Lohja',
      sijaintiLyh: 'LOH',
      osoite1: 'Tehtaantie 1',
      osoite2: '08100 Lohja',
      lat: 60.25,
      lng: 24.07,
    },
  ],
  tyomaat: [company.own, company.competitor].map((ownerAsiakasId) => ({
    tyomaaId: ownerAsiakasId,
    asiakasId: company.customer,
    ownerAsiakasId,
    tyomaaNimi: 'As Oy Lohjan Kielo',
    tyomaaNum: '7',
    tyomaaOsoite1: 'Kauppakatu 12',
    tyomaaOsoite2: '',
    tyomaaOsoite3: '08100',
    tyomaaOsoite4: 'Lohja',
    tyomaaAjoOhje: 'Portti C',
    lat: 60.2,
    lng: 24.1,
    tyomaaContactPersonId: null,
    yhteyshenkiloNimi: 'Tero Koskinen',
    yhteyshenkiloPuhelin: '040 123 4567',
    yhteyshenkiloEmail: 'tero@keikka.example',
  })),
};

/** An order of the own company at 10:00–12:00 Helsinki on 20.11.2025. A test passes only what matters to it. */
export const keikka = (keikkaId: number, change: Partial<OrderDemoKeikka> = {}): OrderDemoKeikka =>
  demoKeikka({
    keikkaId,
    ownerAsiakasId: company.own,
    sourceAsiakasId: company.source,
    asiakasId: company.customer,
    betoniAsiakasId: company.source,
    betoniSijaintiId: 1,
    pumppuAsiakasId: company.own,
    tyomaaId: company.own,
    vehicleId: vehicle.p1,
    keikkaTilaId: keikkaTila.kasittelyssa,
    pumppuAika: '2025-11-20T08:00:00.000Z',
    pumppuKesto: 120,
    keikkaOtsikko: 'Laatta',
    keikkaComment: 'Kolme\nriviä\tja "lainaus"',
    kuskit: [person.driver],
    betonit: [betoni(33.5), betoni(12, { rasitusluokat: '', betoniVahvistettu: true })],
    ...change,
  });

type DemoBetoni = OrderDemoKeikka['betonit'][number];

export const betoni = (m3: number, change: Partial<DemoBetoni> = {}): DemoBetoni =>
  demoBetoni({ m3, ...change });

/** Orders 1 to `count` of two lines each, the second one confirmed; the order `deletedId` is deleted. */
export const keikatWithLines = (count: number, deletedId: number): OrderDemoKeikka[] =>
  Array.from({ length: count }, (_, index) =>
    keikka(index + 1, {
      keikkaTilaId: index + 1 === deletedId ? keikkaTila.poistettu : keikkaTila.kasittelyssa,
      betonit: [betoni(33.5), betoni(12, { betoniVahvistettu: true })],
    }),
  );

/** The Helsinki day of `keikka()`. */
export const day = {
  yyyymmdd: '20251120',
  start: '2025-11-19T22:00:00.000Z',
  end: '2025-11-20T21:59:59.999Z',
} as const;

type OwnEnv = Omit<OrderEnv, keyof ServiceEnv>;

/** What the service reads of its own, without any outside system. */
export const alone: OwnEnv = {
  OSRM_URL: undefined,
  DIGITRANSIT_URL: undefined,
  DIGITRANSIT_KEY: undefined,
  KARTTA_TIMEOUT_MILLISECONDS: 2_500,
};

/**
 * The order service with the companies, vehicles, persons and places above, and the orders of a test.
 * @param own what the test sets otherwise, such as the addresses of systems
 */
export async function startOrder(demo: OrderDemo, own: Partial<OwnEnv> = {}): Promise<StartedService> {
  const service = await StartedService.start({
    name: 'order',
    persistence: orderPersistence,
    from: (env) => OrderModule.from({ ...env, ...alone, ...own }),
  });
  const { manager } = service.dataSource;
  await applyProjection(manager, AsiakasProjectionRow, staff.asiakkaat);
  await applyProjection(manager, PersonProjectionRow, staff.persons);
  await applyProjection(manager, VehicleProjectionRow, staff.vehicles);
  await service.ask(orderMessages.demoLoad, { ...places, ...demo }, serviceActor);
  return service;
}
