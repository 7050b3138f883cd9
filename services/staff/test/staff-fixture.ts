import { actor, demoAsiakas, demoPerson, demoVehicle } from '@keikka/builders';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Actor, GridDriver, GridVehicle, Message, StaffDemo } from '@keikka/contracts';
import { serviceActor, staffMessages } from '@keikka/contracts';
import { decodeLines, runService, ServiceClient } from '@keikka/server';
import { ANSWER_MS, schemaOf } from '@keikka/server/testing';
import { startTestService, type TestService } from '@keikka/testing';
import { StaffModule } from '../src/staff.module.js';
import { staffPersistence } from '../src/staff.persistence.js';

export interface StaffFixture extends TestService<NestFastifyApplication> {
  ask: <Request, Reply>(
    message: Message<Request, Reply>,
    request: Request,
    actor?: Actor,
    idempotencyKey?: string,
  ) => Promise<Reply>;
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

export { serviceActor as service };

export const person = (personId: number, asiakasId: number, ...settingTypes: number[]): Actor =>
  actor({ personId, asiakasId, settingTypes });

/** Who plans the day, and a driver, of the first company. */
export const handler = person(1, 1, 9, 11);
export const driver = person(21, 1, 8, 9);

/** Two linked owners, a source company, and a competitor. */
const staffDemo: StaffDemo = {
  asiakkaat: [
    { asiakasId: 1, asiakasNimi: 'Oma Oy', colorCode: '#0E8A6E' },
    { asiakasId: 2, asiakasNimi: 'Kumppanipumput Oy', colorCode: '#475569' },
    { asiakasId: 3, asiakasNimi: 'Kilpailija Oy', colorCode: '#7F1D1D' },
    { asiakasId: 11, asiakasNimi: 'Lähde Oy', colorCode: '#D9622B' },
  ].map(demoAsiakas),
  links: [
    { asiakasId: 1, linkedAsiakasId: 2, asiakasAsiakasLinkTypeId: 2 },
    { asiakasId: 1, linkedAsiakasId: 11, asiakasAsiakasLinkTypeId: 1 },
    { asiakasId: 2, linkedAsiakasId: 11, asiakasAsiakasLinkTypeId: 3 },
  ],
  persons: [
    demoPerson({
      personId: 1,
      personFirstName: 'Marja',
      personLastName: 'Lehtonen',
      personEmail: 'marja@oma.example',
      password: 'salasana-1',
      settingTypes: [11, 9],
    }),
    demoPerson({
      personId: 21,
      personFirstName: 'Ville',
      personLastName: 'Heikkinen',
      settingTypes: [8, 9, 15],
    }),
    demoPerson({ personId: 22, personFirstName: 'Sami', personLastName: 'Koskela', settingTypes: [8, 9] }),
    demoPerson({ personId: 23, asiakasId: 2, personFirstName: 'Hannu', personLastName: 'Jokinen' }),
    demoPerson({ personId: 24, personFirstName: 'Poistunut', personLastName: 'Kuski', endDate: '20261119' }),
  ],
  vehicles: [
    demoVehicle({ vehicleId: 1, vehicleNo: 'P12', defaultKuski_personId: 21, sortNo: 10 }),
    demoVehicle({ vehicleId: 2, vehicleNo: 'P14', defaultKuski_personId: 22, sortNo: 20 }),
    demoVehicle({ vehicleId: 3, asiakasId: 2, vehicleNo: 'P41', defaultKuski_personId: 23, sortNo: 10 }),
    demoVehicle({ vehicleId: 4, asiakasId: 3, vehicleNo: 'P61', sortNo: 10 }),
    demoVehicle({ vehicleId: 5, vehicleNo: 'P99', sortNo: 30, lastDate: '20261119' }),
  ].map((vehicle) => ({ ...vehicle, firstDate: '20210101' })),
  personPvm: [
    { personId: 22, yyyymmdd: '20261120', personPvmStatusId: 3, personPvmText: 'Kuume', vehicleId: null },
  ],
  partners: [{ asiakasId: 11, partnerKey: 'avain', origins: ['https://portaali.example'] }],
};

export async function startStaff(): Promise<StaffFixture> {
  const started = await startTestService('staff', schemaOf(staffPersistence), (env) =>
    runService(StaffModule.from({ ...env, SESSION_MAX_DAYS: SESSION_MAX_DAYS }), env),
  );
  const client = started.app.get(ServiceClient);
  const as = (actor: Actor, idempotencyKey?: string) => ({ actor, correlationId: 'test', idempotencyKey });
  await client.ask(staffMessages.demoLoad, staffDemo, as(serviceActor));
  return {
    ...started,
    ask: (message, request, actor = serviceActor, key) =>
      client.ask(message, request, as(actor, key), ANSWER_MS),
    readDay: async (yyyymmdd, actor = handler) =>
      staffDayOf(await client.askBytes(staffMessages.gridListDay, { yyyymmdd }, as(actor), ANSWER_MS)),
  };
}

const DRIVERS_KEY = 'd';

function staffDayOf(bytes: Uint8Array): StaffDay {
  const lines = decodeLines(bytes);
  const rows = <Row>(key: string): Row[] =>
    (lines.get(key) ?? []).map((json): Row => JSON.parse(json.toString()) as Row);
  return {
    keys: [...lines.keys()].filter((key) => key !== DRIVERS_KEY),
    vehicle: (key) => rows<GridVehicle>(key)[0],
    drivers: rows<GridDriver>(DRIVERS_KEY),
  };
}
