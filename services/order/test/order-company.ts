import {
  orderMessages,
  serviceActor,
  type Actor,
  type OrderDemo,
  type OrderDemoKeikka,
  type StaffSnapshot,
} from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import {
  applyProjection,
  AsiakasProjectionRow,
  PersonProjectionRow,
  VehicleProjectionRow,
} from '@keikka/server';
import { StartedService } from '@keikka/server/testing';
import { actorOf } from '@keikka/testing';
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
  portal: { ...actorOf(0, company.source), kind: 'embed' } as Actor,
  elsewhere: { ...actorOf(0, company.stranger), kind: 'embed' } as Actor,
};

const vehicleOf = (
  vehicleId: number,
  asiakasId: number,
  vehicleNo: string,
  lastDate: string | null = null,
) => ({
  vehicleId,
  asiakasId,
  vehicleNo,
  vehicleRegNo: `ABC-${vehicleId}`,
  vehicleNimi: '',
  vehiclePuomi: 36,
  vehicleTypeId: 3,
  vehicleTypeName: 'Pumppu',
  firstDate: '20200101',
  lastDate,
  plannedBy: vehicleId === vehicle.partners ? [company.own] : [],
  orderedBy: asiakasId === company.own ? [company.source] : [],
  rev: 1,
});

const personOf = (
  personId: number,
  asiakasId: number,
  personEmail = `henkilo${personId}@keikka.example`,
) => ({
  personId,
  asiakasId,
  personFirstName: 'Etu',
  personLastName: `Suku${personId}`,
  personPhone: '040 1',
  personEmail,
  removed: false,
  rev: 1,
});

const staff: StaffSnapshot = {
  asiakkaat: Object.entries(company).map(([name, asiakasId]) => ({
    asiakasId,
    asiakasNimi: `${name} Oy`,
    ytunnus: `${asiakasId}-1`,
    colorCode: '#2563EB',
    email: `${name}@keikka.example`,
    phone: '09 1',
    rev: 1,
  })),
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
    personOf(person.strangerWithoutEmail, company.stranger, 'ei osoitetta'),
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
    yhteyshenkiloNimi: 'Tero Koskinen',
    yhteyshenkiloPuhelin: '040 123 4567',
    yhteyshenkiloEmail: 'tero@keikka.example',
  })),
};

/** An order of the own company at 10:00–12:00 Helsinki on 20.11.2025. A test passes only what matters to it. */
export function keikka(keikkaId: number, change: Partial<OrderDemoKeikka> = {}): OrderDemoKeikka {
  return {
    keikkaId,
    ownerAsiakasId: company.own,
    sourceAsiakasId: company.source,
    asiakasId: company.customer,
    betoniAsiakasId: company.source,
    betoniSijaintiId: 1,
    betoniMatkaM: 18_400,
    betoniMatkaAika: 25,
    pumppuAsiakasId: company.own,
    tyomaaId: company.own,
    vehicleId: vehicle.p1,
    vehicleTypeId: 3,
    keikkaTilaId: 3,
    pumppuAika: '2025-11-20T08:00:00.000Z',
    pumppuKesto: 120,
    pumppuPuomi: 36,
    optimalPumppuPuomi: 36,
    pumppuLinja: 12,
    keikkaOtsikko: 'Laatta',
    keikkaComment: 'Kolme\nriviä\tja "lainaus"',
    keikkaAjoOhje: '',
    kuskit: [person.driver],
    betonit: [betoni(33.5), betoni(12, { rasitusluokat: '', betoniVahvistettu: true })],
    stepLogTypes: [],
    ...change,
  };
}

type DemoBetoni = OrderDemoKeikka['betonit'][number];

export function betoni(m3: number, change: Partial<DemoBetoni> = {}): DemoBetoni {
  return {
    m3,
    laatuId: 10,
    raeKokoId: 1,
    lujuusId: 4,
    notkeusId: 3,
    kayttoIkaId: 1,
    rasitusluokat: 'XC3,XC4',
    isNopea: 0,
    betoniComment: '',
    betoniVahvistettu: null,
    ...change,
  };
}

/** The Helsinki day of `keikka()`. */
export const day = {
  yyyymmdd: '20251120',
  start: '2025-11-19T22:00:00.000Z',
  end: '2025-11-20T21:59:59.999Z',
} as const;

/** The order service with the companies, vehicles, persons and places above, and the orders of a test. */
export async function startOrder(demo: OrderDemo): Promise<StartedService> {
  const service = await StartedService.start({
    name: 'order',
    persistence: orderPersistence,
    from: (env) => OrderModule.from(env),
  });
  const { manager } = service.dataSource;
  await applyProjection(manager, AsiakasProjectionRow, staff.asiakkaat);
  await applyProjection(manager, PersonProjectionRow, staff.persons);
  await applyProjection(manager, VehicleProjectionRow, staff.vehicles);
  await service.ask(orderMessages.demoLoad, { ...places, ...demo }, serviceActor);
  return service;
}
