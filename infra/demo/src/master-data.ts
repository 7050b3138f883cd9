import type { StaffDemo } from '@keikka/contracts';
import { settingType } from '@keikka/domain';
import { asiakasIds, companies, links } from './companies.js';
import { contactPersons, siteContacts } from './contacts.js';
import { firstNames, lastNames } from './names.js';
import { sites } from './places.js';

const DEMO_PASSWORD = 'keikka-demo';

type Person = NonNullable<StaffDemo['persons']>[number];
export type DemoVehicle = NonNullable<StaffDemo['vehicles']>[number];

/** A vehicle of the fleet: its number and boom in metres; a concrete truck has none. */
const fleets: Record<number, readonly (readonly [string, number | null])[]> = {
  1: [
    ['P03', 63],
    ['P05', 58],
    ['P07', 52],
    ['P09', 47],
    ['P11', 42],
    ['P12', 36],
    ['P14', 36],
    ['P15', 36],
    ['P18', 32],
    ['P19', 32],
    ['P21', 28],
    ['P22', 28],
    ['P24', 24],
    ['P26', 20],
    ['M31', null],
    ['M32', null],
    ['M33', null],
    ['M35', null],
    ['M36', null],
    ['M38', null],
  ],
  2: [
    ['P41', 52],
    ['P42', 42],
    ['P44', 36],
    ['P45', 36],
    ['P47', 32],
    ['P48', 28],
    ['M51', null],
    ['M52', null],
    ['M53', null],
    ['M54', null],
  ],
  3: [
    ['P61', 52],
    ['P62', 42],
    ['P63', 36],
    ['P64', 24],
    ['M71', null],
    ['M72', null],
  ],
};

export interface Login {
  name: string;
  first: string;
  last: string;
  asiakasId: number;
  types: number[];
}

const logins: readonly Login[] = [
  { name: 'jarjestelma', first: 'Saara', last: 'Järvi', asiakasId: 1, types: [settingType.systemAdmin, 9] },
  // Who invoices is role manager too, since an order's tab Laskutus is for role managers (O-021).
  {
    name: 'yritys',
    first: 'Yrjö',
    last: 'Uusitalo',
    asiakasId: 1,
    types: [settingType.asiakasAdmin, settingType.roleManager, 9],
  },
  {
    name: 'laskutus',
    first: 'Liisa',
    last: 'Aho',
    asiakasId: 1,
    types: [settingType.laskuAdmin, settingType.roleManager, 9],
  },
  { name: 'keikkaadmin', first: 'Kaisa', last: 'Arola', asiakasId: 1, types: [settingType.keikkaAdmin, 9] },
  {
    name: 'ajojarjestelija',
    first: 'Marja',
    last: 'Lehtonen',
    asiakasId: 1,
    types: [settingType.keikkaHandler, 9],
  },
  { name: 'roolit', first: 'Raimo', last: 'Ranta', asiakasId: 1, types: [settingType.roleManager, 9] },
  { name: 'kuljettaja', first: 'Kimmo', last: 'Ajanto', asiakasId: 1, types: [settingType.pumppari, 9, 15] },
  { name: 'kumppani', first: 'Paula', last: 'Kivi', asiakasId: 11, types: [settingType.keikkaHandler] },
  { name: 'asiakas', first: 'Minna', last: 'Koskinen', asiakasId: 101, types: [settingType.yhteyshenkilo] },
  {
    name: 'kilpailija',
    first: 'Kalle',
    last: 'Pohjola',
    asiakasId: 3,
    types: [settingType.asiakasAdmin, settingType.keikkaHandler],
  },
];

const loginId = (name: string): number => logins.findIndex((login) => login.name === name) + 1;

/** The pump operator of the demo logins drives this vehicle, so that the login shows days with work. */
export const OPERATOR_PERSON_ID = loginId('kuljettaja');
const OPERATOR_VEHICLE_NO = 'P14';

export const PORTAL_PERSON_ID = 90;

/** The login of the first customer's contact. */
const customerContact = {
  ownerAsiakasId: asiakasIds.own,
  asiakasId: asiakasIds.firstCustomer,
  personId: loginId('asiakas'),
};

/** Who orders in the first customer's own portal. The person can't sign in here. */
const portalPerson: Person = {
  personId: PORTAL_PERSON_ID,
  asiakasId: asiakasIds.firstCustomer,
  personFirstName: 'Tero',
  personLastName: 'Koskinen',
  personPhone: '040 123 4567',
  personEmail: 'tero@rakennuskoskinen.example',
  startDate: null,
  endDate: null,
  settingTypes: [settingType.yhteyshenkilo],
};
const portalContact = { ...customerContact, personId: PORTAL_PERSON_ID };

const FIRST_DRIVER_ID = 101;

/** Master data of the demo. `scale` multiplies the fleets (and their drivers) for load tests. */
export function masterData(
  scale: number,
  portalOrigins: string[] = [],
): Required<Omit<StaffDemo, 'personPvm'>> {
  const { vehicles, drivers } = fleet(scale);
  return {
    asiakkaat: companies(),
    links: links(),
    persons: [...loginPersons(), portalPerson, ...drivers, ...contactPersons(sites())],
    contacts: [customerContact, portalContact, ...siteContacts(sites())],
    vehicles,
    partners: partners(portalOrigins),
  };
}

const loginPersons = (): Person[] => logins.map((login, index) => loginPerson(login, index + 1));

export function loginPerson({ name, first, last, asiakasId, types }: Login, personId: number): Person {
  return {
    personId,
    asiakasId,
    personFirstName: first,
    personLastName: last,
    personPhone: `040 100 ${String(1999 + personId)}`,
    personEmail: `${name}@keikka.example`,
    startDate: null,
    endDate: null,
    password: DEMO_PASSWORD,
    settingTypes: types,
  };
}

function fleet(scale: number): { vehicles: DemoVehicle[]; drivers: Person[] } {
  const vehicles: DemoVehicle[] = [];
  const drivers: Person[] = [];
  for (let copy = 0; copy < scale; copy += 1) {
    for (const [owner, numbers] of Object.entries(fleets)) {
      if (copy > 0 && Number(owner) === asiakasIds.competitor) continue;
      for (const [number, boom] of numbers) {
        const index = vehicles.length;
        const driver = driverOf(index, Number(owner));
        drivers.push(driver);
        const vehicleNo = copy === 0 ? number : `${number}-${copy}`;
        const driverId = vehicleNo === OPERATOR_VEHICLE_NO ? OPERATOR_PERSON_ID : driver.personId;
        vehicles.push(vehicleOf(index, Number(owner), vehicleNo, boom, driverId));
      }
    }
  }
  return { vehicles, drivers };
}

export function driverOf(index: number, asiakasId: number): Person {
  const round = Math.floor(index / lastNames.length);
  return {
    personId: FIRST_DRIVER_ID + index,
    asiakasId,
    personFirstName: firstNames[(index * 7 + round) % firstNames.length] ?? '',
    personLastName: lastNames[index % lastNames.length] ?? '',
    personPhone: `040 765 ${String(4000 + index)}`,
    personEmail: '',
    startDate: '20200101',
    endDate: null,
    settingTypes: [settingType.pumppari, settingType.tyosuhteessa, settingType.lomaseuranta],
  };
}

export function vehicleOf(
  index: number,
  asiakasId: number,
  vehicleNo: string,
  boom: number | null,
  driverId: number,
): DemoVehicle {
  const letters = 'ABCEFGHIJKLMNOPRSTUVXYZ';
  const letter = (shift: number): string => letters[(index * 5 + shift * 11 + 2) % letters.length] ?? 'A';
  return {
    vehicleId: index + 1,
    asiakasId,
    vehicleNo,
    vehicleRegNo: `${letter(0)}${letter(1)}${letter(2)}-${String(100 + ((index * 37) % 900))}`,
    vehicleNimi: boom === null ? 'Betoniauto' : `Pumppu ${boom} m`,
    vehiclePuomi: boom,
    vehicleTypeId: boom === null ? 1 : boom < 34 ? 2 : 3,
    firstDate: '20210101',
    lastDate: null,
    sortNo: (index + 1) * 10,
    defaultKuski_personId: driverId,
    useNoDriverBar: null,
  };
}

/** Partners whose portal is at these addresses: infra/partner-portal-demo is the second one's. The keys are for the demo data only. */
export function partners(origins: string[]): NonNullable<StaffDemo['partners']> {
  return [
    { asiakasId: 11, partnerKey: 'demo-kivikon-betoni-portaali', origins },
    { asiakasId: asiakasIds.firstCustomer, partnerKey: 'demo-rakennus-koskinen-portaali', origins },
  ];
}
