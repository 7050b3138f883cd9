import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Actor, GridDriver, GridVehicle, Message, StaffDemo } from '@keikka/contracts';
import { serviceActor, staffMessages } from '@keikka/contracts';
import { decodeLines, runService, ServiceClient } from '@keikka/server';
import { schemaOf } from '@keikka/server/testing';
import { actorOf, startTestService, type TestService } from '@keikka/testing';
import { StaffModule } from '../src/staff.module.js';
import { staffPersistence } from '../src/staff.persistence.js';

export interface StaffFixture extends TestService<NestFastifyApplication> {
  ask: <Request, Reply>(message: Message<Request, Reply>, request: Request, actor?: Actor) => Promise<Reply>;
  readDay: (yyyymmdd: string, actor?: Actor) => Promise<StaffDay>;
}

/** The staff part of a grid day: vehicles by the key of their row, in the board's order, and the drivers. */
export interface StaffDay {
  keys: string[];
  vehicle: (key: string) => GridVehicle | undefined;
  drivers: GridDriver[];
}

/** Sessions of the tests end after so many days. */
export const SESSION_MAX_DAYS = 30;

export { serviceActor as service, actorOf as person };

/** Who plans the day, and a driver, of the first company. */
export const handler = actorOf(1, 1, 9, 11);
export const driver = actorOf(21, 1, 8, 9);

/** Two linked owners, a source company, and a competitor. */
const staffDemo: StaffDemo = {
  asiakkaat: [
    { asiakasId: 1, asiakasNimi: 'Oma Oy', colorCode: '#0E8A6E' },
    { asiakasId: 2, asiakasNimi: 'Kumppanipumput Oy', colorCode: '#475569' },
    { asiakasId: 3, asiakasNimi: 'Kilpailija Oy', colorCode: '#7F1D1D' },
    { asiakasId: 11, asiakasNimi: 'Lähde Oy', colorCode: '#D9622B' },
  ].map((asiakas) => ({ ...asiakas, ytunnus: '', email: '', phone: '', isDefault: false })),
  links: [
    { asiakasId: 1, linkedAsiakasId: 2, asiakasAsiakasLinkTypeId: 2 },
    { asiakasId: 1, linkedAsiakasId: 11, asiakasAsiakasLinkTypeId: 1 },
  ],
  persons: [
    personOf(1, 1, 'Marja', 'Lehtonen', [11, 9], 'salasana-1'),
    personOf(21, 1, 'Ville', 'Heikkinen', [8, 9, 15]),
    personOf(22, 1, 'Sami', 'Koskela', [8, 9]),
    personOf(23, 2, 'Hannu', 'Jokinen', [8]),
    personOf(24, 1, 'Poistunut', 'Kuski', [8], undefined, '20261119'),
  ],
  vehicles: [
    vehicleOf(1, 1, 'P12', 21, 10),
    vehicleOf(2, 1, 'P14', 22, 20),
    vehicleOf(3, 2, 'P41', 23, 10),
    vehicleOf(4, 3, 'P61', null, 10),
    { ...vehicleOf(5, 1, 'P99', null, 30), lastDate: '20261119' },
  ],
  personPvm: [
    { personId: 22, yyyymmdd: '20261120', personPvmStatusId: 3, personPvmText: 'Kuume', vehicleId: null },
  ],
  partners: [{ asiakasId: 11, partnerKey: 'avain', origins: ['https://portaali.example'] }],
};

function personOf(
  personId: number,
  asiakasId: number,
  personFirstName: string,
  personLastName: string,
  settingTypes: number[],
  password?: string,
  endDate: string | null = null,
): NonNullable<StaffDemo['persons']>[number] {
  return {
    personId,
    asiakasId,
    personFirstName,
    personLastName,
    personPhone: `040 ${personId}`,
    personEmail: password ? 'marja@oma.example' : '',
    startDate: null,
    endDate,
    settingTypes,
    ...(password ? { password } : {}),
  };
}

function vehicleOf(
  vehicleId: number,
  asiakasId: number,
  vehicleNo: string,
  defaultKuski: number | null,
  sortNo: number,
): NonNullable<StaffDemo['vehicles']>[number] {
  return {
    vehicleId,
    asiakasId,
    vehicleNo,
    vehicleRegNo: `ABC-${100 + vehicleId}`,
    vehicleNimi: '',
    vehiclePuomi: 36,
    vehicleTypeId: 3,
    firstDate: '20210101',
    lastDate: null,
    sortNo,
    defaultKuski_personId: defaultKuski,
    useNoDriverBar: null,
  };
}

export async function startStaff(): Promise<StaffFixture> {
  const started = await startTestService('staff', schemaOf(staffPersistence), (env) =>
    runService('staff', StaffModule.from({ ...env, SESSION_MAX_DAYS: SESSION_MAX_DAYS }), env),
  );
  const client = started.app.get(ServiceClient);
  const as = (actor: Actor) => ({ actor, correlationId: 'test' });
  await client.ask(staffMessages.demoLoad, staffDemo, as(serviceActor));
  return {
    ...started,
    ask: (message, request, actor = serviceActor) => client.ask(message, request, as(actor)),
    readDay: async (yyyymmdd, actor = handler) =>
      staffDayOf(await client.askBytes(staffMessages.gridListDay, { yyyymmdd }, as(actor))),
  };
}

const DRIVERS_KEY = 'd';

function staffDayOf(bytes: Uint8Array): StaffDay {
  const lines = decodeLines(bytes);
  const rows = <Row>(key: string): Row[] =>
    (lines.get(key) ?? []).map((json): Row => JSON.parse(json) as Row);
  return {
    keys: [...lines.keys()].filter((key) => key !== DRIVERS_KEY),
    vehicle: (key) => rows<GridVehicle>(key)[0],
    drivers: rows<GridDriver>(DRIVERS_KEY),
  };
}
